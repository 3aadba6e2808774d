import type { BestAnswer } from '../../../../functions/solvers/arithmetic/answer.ts';
import type { DealtGame } from '../../deal/ask-deal.ts';
import { part } from '../../numbers-game/parts.ts';
import { targetView } from '../../numbers-round/target-view.ts';
import { stillness } from '../../stillness.ts';
import type { OpenView } from '../stage.ts';
import { showAnswers } from './answers-view.ts';
import { type Hand, type Move, restingHand } from './hand.ts';
import { changeTold } from './sentences.ts';
import { tableView } from './table-view.ts';

/** Milliseconds from one tile turned up to the next, and that the target then takes to stand still. */
const TURN = 160;
const ROLL = 700;

/** Opens what is seen of a numbers round: tiles, target display, and the answers at its end. */
export const openNumbersView: OpenView<DealtGame, Hand, Move, BestAnswer> = (root, onMove, texts, wording) => {
  const display = targetView(part(root, 'display', HTMLElement));
  const told = part(root, 'target', HTMLElement);
  const table = tableView(root, onMove, texts, wording);
  let turning: ReturnType<typeof setTimeout>[] = [];

  function halt(): void {
    for (const turn of turning) clearTimeout(turn);
    turning = [];
  }

  function showTarget(target: number): void {
    display.show(`${target}`);
    told.textContent = wording.fill(texts.answer.target, { target: wording.count(target) });
  }

  function faceDown(): void {
    halt();
    display.show('');
    told.textContent = '';
    for (const seat of table.seats) {
      seat.hidden = false;
      seat.disabled = true;
      seat.textContent = '';
      seat.ariaLabel = texts.play.faceDown;
      seat.ariaPressed = null;
      seat.className = 'tile';
      seat.classList.add('face-down');
    }
  }

  return {
    rest: faceDown,

    turnUp({ game }) {
      faceDown();
      const numbers = game.numbers.map(Number);
      const target = Number(game.target);
      const hand = restingHand({ numbers, target, turns: [] });
      if (stillness()) {
        showTarget(target);
        return 0;
      }
      table.show(hand, false);
      table.seats.forEach((seat, place) => {
        seat.classList.add('face-down');
        turning.push(setTimeout(() => seat.classList.replace('face-down', 'turned'), TURN * (place + 1)));
      });
      const rolling = TURN * (numbers.length + 1);
      turning.push(setTimeout(() => display.roll(target), rolling));
      return rolling + ROLL;
    },

    show(hand, isOpen) {
      halt();
      showTarget(hand.table.target);
      table.show(hand, isOpen);
    },

    focus: table.focus,

    dealTold({ game }) {
      const numbers = wording.list(game.numbers.map((number) => wording.count(number)));
      return wording.fill(texts.deal.spoken, { numbers, target: wording.count(game.target) });
    },

    ruleTold: (show) => texts.play.rules[show],

    changeTold: (before, after) => changeTold(before, after, texts, wording),

    showAnswers: (dealt, { table: played }, best) => showAnswers(root, dealt, played, best, texts, wording),
  };
};
