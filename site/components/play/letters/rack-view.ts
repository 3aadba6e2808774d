import { LETTER_SHOWS } from '../../../../functions/solvers/letters/deal/shows.ts';
import type { Language } from '../../../../functions/solvers/letters/languages.ts';
import { part } from '../../numbers-game/parts.ts';
import type { Show } from '../choice.ts';
import { studioKeys } from '../studio-keys.ts';
import type { PlayTexts } from '../texts.ts';
import { type Desk, type Move, wordOn } from './desk.ts';
import { moveOfKey } from './keys.ts';

/** The tiles, the board on which a word is laid, and what else a player works with. */
export interface RackView {
  /** Lays as many tiles face down as the show has, and clears the board. */
  faceDown(show: Show): void;
  /** Turns a tile up. */
  turn(seat: number, letter: string): void;
  /** How many tiles are turned up. */
  turned(): number;
  show(desk: Desk, isOpen: boolean): void;
  focus(): void;
}

/** What ends typing: the keyboard then goes by the buttons. */
const LEADS_ON = /^(Tab|Arrow)/;

/** Brings the rack to life. @param onMove called with each move, by tap or by key */
export function rackView(root: HTMLElement, onMove: (move: Move) => void, texts: PlayTexts): RackView {
  const list = part(root, 'rack', HTMLElement);
  const board = part(root, 'board', HTMLElement);
  const seats = [...list.querySelectorAll('button')];
  const tools = {
    back: part(root, 'take-back', HTMLButtonElement),
    clear: part(root, 'clear', HTMLButtonElement),
    write: part(root, 'write', HTMLButtonElement),
  } as const;
  let language: Language = 'es';
  let isTyping = false;

  seats.forEach((button, seat) => {
    button.addEventListener('click', () => onMove({ kind: 'seat', seat }));
  });
  for (const kind of ['back', 'clear', 'write'] as const) {
    tools[kind].addEventListener('click', () => onMove({ kind }));
  }

  studioKeys(root, [...seats, tools.back, tools.clear, tools.write], (key) => {
    if (LEADS_ON.test(key)) isTyping = false;
    const move = moveOfKey(key, language, isTyping || !(document.activeElement instanceof HTMLButtonElement));
    if (move?.kind === 'letters') isTyping = true;
    if (move) onMove(move);
    return move !== undefined;
  });

  function setLanguage(next: Language): void {
    language = next;
    list.lang = board.lang = next;
  }

  function face(seat: number, letter: string): void {
    const button = seats[seat];
    if (!button) return;
    button.ariaLabel = null;
    button.textContent = letter.toUpperCase();
    button.classList.remove('face-down', 'turned');
  }

  return {
    faceDown(show) {
      setLanguage(LETTER_SHOWS[show].language);
      board.textContent = '';
      list.setAttribute('data-size', `${LETTER_SHOWS[show].drawn}`);
      seats.forEach((button, seat) => {
        button.parentElement?.toggleAttribute('hidden', seat >= LETTER_SHOWS[show].drawn);
        button.disabled = true;
        button.textContent = '';
        button.ariaLabel = texts.play.faceDown;
        button.ariaPressed = null;
        button.classList.remove('turned');
        button.classList.add('face-down');
      });
      for (const button of Object.values(tools)) button.disabled = true;
    },

    turn(seat, letter) {
      face(seat, letter);
      seats[seat]?.classList.add('turned');
    },

    turned: () => seats.filter((button) => !button.classList.contains('face-down')).length,

    show(desk, isOpen) {
      setLanguage(desk.language);
      list.setAttribute('data-size', `${desk.letters.length}`);
      seats.forEach((button, seat) => {
        const letter = desk.letters[seat];
        button.parentElement?.toggleAttribute('hidden', letter === undefined);
        if (letter !== undefined) face(seat, letter);
        button.disabled = !isOpen;
        button.ariaPressed = isOpen ? String(desk.laid.includes(seat)) : null;
      });
      board.textContent = wordOn(desk).toUpperCase();
      for (const button of Object.values(tools)) {
        button.disabled = !isOpen;
        button.ariaDisabled = String(desk.laid.length === 0);
      }
    },

    focus() {
      isTyping = true;
      seats[0]?.focus({ preventScroll: true });
    },
  };
}
