import type { LettersDeal } from '../../../../functions/solvers/letters/deal/deal.ts';
import { fillList, part } from '../../numbers-game/parts.ts';
import { stillness } from '../../stillness.ts';
import type { OpenView } from '../stage.ts';
import { showAnswers } from './answers-view.ts';
import type { Desk, Move } from './desk.ts';
import { drawView } from './draw-view.ts';
import type { LongestWords } from './judging.ts';
import { rackView } from './rack-view.ts';
import { changeTold, faultTold, longestTold, spelled } from './sentences.ts';
import type { LettersTexts } from './texts.ts';

/** Milliseconds from one tile turned up to the next. */
const TURN = 260;

/** Opens what is seen of a letters round: its drawing, the tiles and the board, and the answers at its end. */
export const openLettersView: OpenView<LettersDeal, Desk, Move, LongestWords> = (root, onMove, texts, wording) => {
  const own: LettersTexts = JSON.parse(part(root, 'letters-texts', HTMLScriptElement).text);
  const announcement = part(root, 'announcement', HTMLElement);
  const line = part(root, 'letters-line', HTMLElement);
  const rack = rackView(root, onMove, texts);
  const tell = (text: string) => {
    announcement.textContent = text;
  };
  const draw = drawView(root, rack, tell, own, wording);
  let turning: ReturnType<typeof setTimeout>[] = [];

  function halt(): void {
    for (const turn of turning) clearTimeout(turn);
    turning = [];
  }

  return {
    rest(show) {
      halt();
      rack.faceDown(show);
    },

    draw,

    turnUp({ letters }) {
      halt();
      if (stillness()) return 0;
      // The first of them may be up: the player has drawn them.
      const up = rack.turned();
      letters.slice(up).forEach((letter, place) => {
        turning.push(setTimeout(() => rack.turn(up + place, letter), TURN * (place + 1)));
      });
      return TURN * (letters.length - up + 1);
    },

    show(desk, isOpen) {
      halt();
      rack.show(desk, isOpen);
      line.textContent = desk.fault ? faultTold(desk.fault, own, wording) : own.lettersRound.hint;
      line.classList.toggle('line-fault', desk.fault !== null);
      part(root, 'nearest', HTMLElement).textContent = longestTold(desk, own, wording);
      const list = part(root, 'written', HTMLElement);
      list.lang = desk.language;
      fillList(list, desk.words, (word, item) => {
        item.textContent = word;
      });
    },

    focus: rack.focus,

    dealTold: ({ letters }) => wording.fill(own.lettersRound.dealt, { letters: spelled(letters) }),

    changeTold: (before, after) => changeTold(before, after, own, wording),

    ruleTold: (show) => own.lettersRound.rules[show],

    showAnswers: (_dealt, desk, best) => showAnswers(root, desk, best, own, wording),
  };
};
