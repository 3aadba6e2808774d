import type { Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import type { Wording } from '../../i18n/wording.ts';
import { signOf } from './board-signs.ts';
import type { CryptarithmTexts } from './sentences.ts';

/** The digits that are still possible for each letter: a row a letter, a column a digit. */
export interface PossibleView {
  draw(puzzle: Puzzle): void;
  /** @param possible the digits left, letter by letter @param letters those that are spoken of */
  show(possible: readonly (readonly number[])[], letters: readonly number[]): void;
}

/** Brings the picture of what is possible to life; its label tells the same in words. */
export function possibleView(picture: HTMLElement, texts: CryptarithmTexts, wording: Wording): PossibleView {
  let puzzle: Puzzle | undefined;

  return {
    draw(next) {
      puzzle = next;
      picture.style.setProperty('--digits', `${next.base}`);
      picture.replaceChildren(
        ...next.letters
          .flatMap((letter) => [letter, ...Array(next.base).keys()])
          .map((shown) => {
            const cell = document.createElement('span');
            cell.className = typeof shown === 'string' ? 'letter' : 'digit';
            cell.textContent = typeof shown === 'string' ? signOf(shown) : `${shown}`;
            return cell;
          }),
      );
    },

    show(possible, spokenOf) {
      const { letters = [], base = 0 } = puzzle ?? {};
      for (const [place, cell] of [...picture.children].entries()) {
        const letter = Math.floor(place / (base + 1));
        const digit = (place % (base + 1)) - 1;
        const left = possible[letter] ?? [];
        cell.toggleAttribute('data-lit', digit < 0 && spokenOf.includes(letter));
        if (digit < 0) continue;
        const state = !left.includes(digit) ? 'out' : left.length === 1 ? 'found' : 'left';
        cell.setAttribute('data-state', state);
      }
      const told = letters.map((letter, at) =>
        wording.fill(texts.cryptarithm.explanation.left, {
          letter,
          digits: (possible[at] ?? []).join(', '),
        }),
      );
      picture.ariaLabel = `${texts.cryptarithm.explanation.possible}: ${told.join('; ')}`;
    },
  };
}
