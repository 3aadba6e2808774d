import type { Sum } from '../../../../functions/solvers/cryptarithm/history/sum.ts';
import { type Glyph, literal } from '../../../../functions/solvers/cryptarithm/puzzle.ts';

/** A sum in columns, whose letters are replaced by digits as a search gives them. */
export interface BoardView {
  /** Lays another sum out. @param letters the names of its variables */
  lay(sum: Sum, letters: readonly string[]): void;
  /** @param digits the digit of each letter; where there is none, the letter is shown */
  show(digits: readonly number[]): void;
}

/** Brings a board to life: an element that holds a grid. */
export function boardView(board: HTMLElement): BoardView {
  /** The places of each letter. */
  let places: HTMLElement[][] = [];
  let names: readonly string[] = [];

  function cell(text: string, kind: string): HTMLElement {
    const element = document.createElement('span');
    element.textContent = text;
    element.className = kind;
    return element;
  }

  function row(glyphs: readonly Glyph[], sign: string, width: number): HTMLElement {
    const line = document.createElement('div');
    const blanks = Array.from({ length: width - glyphs.length }, () => cell('', ''));
    const cells = glyphs.map((glyph) => {
      if (glyph < 0) return cell(`${literal(glyph)}`, 'given');
      const place = cell(names[glyph] ?? '', 'letter');
      places[glyph]?.push(place);
      return place;
    });
    line.append(cell(sign, 'sign'), ...blanks, ...cells);
    return line;
  }

  return {
    lay({ addends, total }, letters) {
      names = letters;
      places = letters.map(() => []);
      const width = Math.max(total.length, ...addends.map(({ length }) => length));
      const rows = addends.map((addend, at) => row(addend, at === addends.length - 1 && at > 0 ? '+' : '', width));
      const below = row(total, '', width);
      below.className = 'total';
      board.replaceChildren(...rows, below);
    },
    show(digits) {
      for (const [letter, cells] of places.entries()) {
        const digit = digits[letter] ?? -1;
        for (const place of cells) {
          place.textContent = digit < 0 ? (names[letter] ?? '') : `${digit}`;
          place.className = digit < 0 ? 'letter' : 'digit';
        }
      }
    },
  };
}
