import type { Explanation } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import { cryptarithm } from '../../../functions/solvers/cryptarithm/rules.ts';
import { writePuzzle } from '../../../functions/solvers/cryptarithm/write.ts';
import type { Wording } from '../../i18n/wording.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { playerButtons } from '../player/player-buttons.ts';
import { USUAL_BASE } from './address.ts';
import { printed } from './board-signs.ts';
import { boardView } from './board-view.ts';
import type { Known } from './carries.ts';
import { explanationLayout } from './explanation-layout.ts';
import { explanationSentences } from './explanation-sentences.ts';
import { type Knowledge, knowledgeAfter } from './knowledge.ts';
import { possibleView } from './possible-view.ts';
import type { Asked } from './reading.ts';
import type { CryptarithmTexts } from './sentences.ts';

/** The explanation of a sum, to be stepped through. */
export interface ExplanationView {
  show(asked: Asked, explanation: Explanation): void;
  /** Goes to it. */
  open(): void;
  /** Another answer is to come: there is nothing to explain. */
  clear(): void;
}

/** What is known for certain, as the board shows it. */
const digitsIn = ({ letters }: Knowledge) => letters.map((left) => (left.length === 1 ? left[0] : undefined));

/** What is known to be carried over, from the units on. */
function carriesIn({ carries }: Knowledge): readonly string[] {
  const carried = Array.from(carries, (left) => (left?.length === 1 ? left[0] : undefined));
  return carried.slice(1).map((carry) => carry?.toString() ?? '');
}

/** Brings the explanation to life: nothing plays by itself, and it begins before the first deduction. */
export function explanationView(root: HTMLElement, texts: CryptarithmTexts, wording: Wording): ExplanationView {
  const board = boardView(part(root, 'explained-board', HTMLElement), String);
  const possible = possibleView(part(root, 'possible', HTMLElement), texts, wording);
  const told = part(root, 'told', HTMLElement);
  const steps = part(root, 'steps', HTMLElement);
  const player = part(root, 'player', HTMLElement);
  const controls = playerButtons(player, showMoment);
  let shown: { readonly asked: Asked; readonly explanation: Explanation; readonly sentences: readonly string[] };
  let moment = 0;

  /** The board in words. */
  function stateIn(digits: Known, puzzle: Puzzle): string {
    const known = puzzle.letters.flatMap((letter, at) => {
      const digit = digits[at];
      return digit === undefined ? [] : [`${letter} = ${digit}`];
    });
    return wording.fill(texts.cryptarithm.explanation.state, {
      puzzle: printed(writePuzzle(puzzle)),
      known: known.join(', ') || texts.cryptarithm.explanation.nothing,
    });
  }

  /** Shows the board, what is possible and what is said after so many deductions; the last one said is at work. */
  function showMoment(next: number): void {
    const { asked, explanation, sentences } = shown;
    const { puzzle } = asked;
    moment = next;
    const deduction = explanation.deductions[moment - 1];
    const { allowed } = cryptarithm(puzzle, asked);
    const knowledge = knowledgeAfter(explanation, allowed, moment);
    const digits = digitsIn(knowledge);
    const concluded = (deduction?.conclusions ?? []).filter(({ kind }) => kind === 'letter').map(({ at }) => at);
    const letters = [...(deduction?.letters ?? []), ...concluded];
    board.show(
      {
        digits,
        carries: carriesIn(knowledge),
        columns: deduction?.columns ?? [],
        letters,
        found: concluded.filter((letter) => digits[letter] !== undefined),
      },
      stateIn(digits, puzzle),
    );
    possible.show(knowledge.letters, letters);
    told.textContent = sentences[moment] ?? '';
    told.setAttribute('data-depth', `${deduction?.depth ?? 0}`);
    for (const [place, button] of steps.querySelectorAll('button').entries()) {
      button.ariaCurrent = place + 1 === moment ? 'step' : null;
    }
  }

  player.addEventListener('keydown', ({ key }) => {
    const last = shown.sentences.length - 1;
    const to = { ArrowLeft: moment - 1, ArrowRight: moment + 1, Home: 0, End: last }[key];
    if (to !== undefined) controls.go(to);
  });

  return {
    show(asked, explanation) {
      const sentences = explanationSentences(explanation, asked.puzzle, texts, wording);
      shown = { asked, explanation, sentences };
      board.draw(explanationLayout(explanation, asked.puzzle), '');
      possible.draw(asked.puzzle);
      fillList(steps, explanation.deductions, ({ depth }, item, place) => {
        const button = part(item, 'step', HTMLButtonElement);
        item.setAttribute('data-depth', `${depth}`);
        button.textContent = sentences[place + 1] ?? '';
        button.addEventListener('click', () => controls.go(place + 1));
      });
      const { notation, notationElsewhere } = texts.deductions;
      part(root, 'notation', HTMLElement).textContent = asked.puzzle.base === USUAL_BASE ? notation : notationElsewhere;
      root.hidden = false;
      controls.load(sentences.length);
    },

    open() {
      root.scrollIntoView();
      part(root, 'explanation-heading', HTMLElement).focus({ preventScroll: true });
    },

    clear() {
      root.hidden = true;
    },
  };
}
