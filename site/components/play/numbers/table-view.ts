import type { Wording } from '../../../i18n/wording.ts';
import { fillList, part } from '../../numbers-game/parts.ts';
import { dressTile } from '../../numbers-game/tile.ts';
import { studioKeys } from '../studio-keys.ts';
import type { PlayTexts } from '../texts.ts';
import { canUndo, type Hand, type Move } from './hand.ts';
import { moveOfKey } from './keys.ts';
import { equation, faultTold, lineTold, nearestTold, workedSteps } from './sentences.ts';
import { seatsOf, stepsOf } from './table.ts';

/** The tiles, the signs and what else a player works with. */
export interface TableView {
  readonly seats: readonly HTMLButtonElement[];
  show(hand: Hand, isOpen: boolean): void;
  focus(): void;
}

/** The sign that a button stands for. */
const signOf = (button: HTMLButtonElement) => moveOfKey(button.value, false);

/** Brings the table to life. @param onMove called with each move, by tap or by key */
export function tableView(
  root: HTMLElement,
  onMove: (move: Move) => void,
  texts: PlayTexts,
  wording: Wording,
): TableView {
  const table = part(root, 'table', HTMLElement);
  const list = part(table, 'seats', HTMLElement);
  const seats = [...list.querySelectorAll('button')];
  const signs = [...part(table, 'signs', HTMLElement).querySelectorAll('button')];
  const undo = part(table, 'undo', HTMLButtonElement);
  const over = part(table, 'over', HTMLButtonElement);
  const line = part(table, 'line', HTMLElement);
  let isTyping = false;

  seats.forEach((button, seat) => {
    button.addEventListener('click', () => onMove({ kind: 'seat', seat }));
  });
  for (const button of signs) {
    const move = signOf(button);
    if (move) button.addEventListener('click', () => onMove(move));
  }
  undo.addEventListener('click', () => onMove({ kind: 'undo' }));
  over.addEventListener('click', () => onMove({ kind: 'over' }));

  studioKeys(root, [...seats, ...signs, undo, over], (key) => {
    const move = moveOfKey(key, isTyping);
    if (move) onMove(move);
    return move !== undefined;
  });

  function showSeats({ table: { numbers, ...played }, picked }: Hand, isOpen: boolean): void {
    const inSeats = seatsOf({ numbers, ...played });
    const focused = seats.indexOf(document.activeElement as HTMLButtonElement);
    seats.forEach((button, place) => {
      const seat = inSeats[place];
      button.hidden = !seat;
      button.ariaLabel = null;
      button.disabled = !isOpen;
      button.ariaPressed = isOpen ? String(picked === place) : null;
      button.classList.remove('face-down', 'turned');
      if (!seat) return;
      button.textContent = String(seat.value);
      dressTile(button, seat.tiles === 1 ? Number(seat.value) : 0);
      button.classList.toggle('tile-made', seat.tiles > 1);
      button.classList.toggle('tile-long', String(seat.value).length > 4);
    });
    // The number that had the focus has been used: the keyboard goes on from what became of it.
    if (focused >= 0 && seats[focused]?.hidden) (seats[picked ?? 0] ?? seats[0])?.focus();
  }

  return {
    seats,

    show(hand, isOpen) {
      const { table: played, operator, fault } = hand;
      isTyping = hand.typed !== '';
      showSeats(hand, isOpen);
      for (const button of signs) {
        const move = signOf(button);
        button.disabled = !isOpen;
        button.ariaPressed = String(move?.kind === 'sign' && move.operator === operator);
      }
      undo.disabled = over.disabled = !isOpen;
      undo.ariaDisabled = String(!canUndo(hand));
      over.ariaDisabled = String(stepsOf(played).length === 0);
      line.textContent = fault ? faultTold(fault, texts, wording) : lineTold(hand, texts);
      line.classList.toggle('line-fault', fault !== null);
      part(root, 'nearest', HTMLElement).textContent = nearestTold(played, texts, wording);
      fillList(part(root, 'working', HTMLElement), workedSteps(played), (step, item) => {
        item.textContent = equation(step);
      });
    },

    focus: () => seats.find((button) => !button.hidden)?.focus({ preventScroll: true }),
  };
}
