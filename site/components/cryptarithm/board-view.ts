import { digitSign } from '../../../functions/solvers/cryptarithm/write.ts';
import { signOf } from './board-signs.ts';
import type { Known } from './carries.ts';
import { type Cell, type Layout, type Row, widthOf } from './layout.ts';

/** What a board shows in a moment. */
export interface Shown {
  readonly digits: Known;
  /** What is carried over from each column to the next, from the units on, as text; empty where it is not told. */
  readonly carries?: readonly string[] | undefined;
  /** The columns at work, from the units on. */
  readonly columns?: readonly number[];
  /** The variables that are spoken of. */
  readonly letters?: readonly number[];
  /** The variables whose digits have just been found. */
  readonly found?: readonly number[];
}

/** A puzzle laid out as on paper, with room for a digit under each letter. */
export interface BoardView {
  /** Lays a puzzle out without digits. @param label what is seen, for those who hear it */
  draw(layouts: readonly Layout[], label: string): void;
  show(shown: Shown, label: string): void;
}

function element(className: string, text = ''): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

/** A letter over the place of its digit. */
function drawnCell({ sign, variable }: Cell): HTMLElement {
  const cell = element('cell');
  if (variable === undefined) cell.setAttribute('data-given', sign);
  else cell.setAttribute('data-variable', `${variable}`);
  cell.append(element('letter', signOf(sign)), element('digit'));
  return cell;
}

const spacer = (columns: number) => {
  const room = element('spacer');
  room.style.gridColumn = `span ${columns}`;
  return room;
};

function drawnRow({ sign, cells }: Row, width: number): readonly HTMLElement[] {
  const room = width > cells.length ? [spacer(width - cells.length)] : [];
  return [element('sign', [...sign].map(signOf).join('')), ...room, ...cells.map(drawnCell)];
}

/** Rows of words, the units under one another, and the rule above the result. */
function drawnColumns(above: readonly Row[], below: readonly Row[]): HTMLElement {
  const width = widthOf([...above, ...below]);
  const columns = element('columns');
  columns.style.setProperty('--columns', `${width}`);
  const places = Array.from({ length: width }, (_, place) => width - 1 - place);
  const carries = places.map((column) => {
    const carry = element('carry');
    // A column is above what it is carried over to.
    carry.setAttribute('data-carry', `${column - 1}`);
    return carry;
  });
  const bands = places.map((column, place) => {
    const band = element('band');
    band.setAttribute('data-column', `${column}`);
    band.style.gridColumn = `${place + 2} / ${place + 3}`;
    band.hidden = true;
    return band;
  });
  const rows = (all: readonly Row[]) => all.flatMap((row) => drawnRow(row, width));
  columns.append(...bands, element('sign'), ...carries, ...rows(above), element('rule'), ...rows(below));
  return columns;
}

const drawnWord = (cells: readonly Cell[], className = 'word') => {
  const word = element(className);
  word.append(...cells.map(drawnCell));
  return word;
};

/** Words and signs in a line, which breaks between them; a power is raised beside its base. */
function drawnLine(pieces: readonly (string | readonly Cell[])[]): HTMLElement {
  const line = element('line');
  const longest = Math.max(...pieces.map((piece) => (typeof piece === 'string' ? 1 : piece.length)));
  line.style.setProperty('--columns', `${longest}`);
  for (let place = 0; place < pieces.length; place++) {
    const piece = pieces[place] ?? '';
    const power = pieces[place + 2];
    if (typeof piece === 'string') line.append(element('sign', signOf(piece)));
    else if (pieces[place + 1] !== '^' || power === undefined || typeof power === 'string')
      line.append(drawnWord(piece));
    else {
      const both = element('word');
      both.append(drawnWord(piece), drawnWord(power, 'power'));
      line.append(both);
      place += 2;
    }
  }
  return line;
}

/**
 * Brings a board to life. It is a picture, which its label describes.
 * @param written how a digit is written
 */
export function boardView(board: HTMLElement, written: (digit: number) => string = digitSign): BoardView {
  return {
    draw(layouts, label) {
      board.ariaLabel = label;
      board.replaceChildren(
        ...layouts.map((layout) =>
          layout.kind === 'columns' ? drawnColumns(layout.above, layout.below) : drawnLine(layout.pieces),
        ),
      );
    },

    show({ digits, carries = [], columns = [], letters = [], found = [] }, label) {
      board.ariaLabel = label;
      for (const cell of board.querySelectorAll('.cell')) {
        const given = cell.getAttribute('data-given');
        const variable = Number(cell.getAttribute('data-variable') ?? -1);
        const digit = digits[variable];
        const isSolved = given !== null && digits.length > 0;
        const place = cell.querySelector('.digit');
        if (place) place.textContent = isSolved ? given : digit === undefined ? '' : written(digit);
        cell.toggleAttribute('data-lit', letters.includes(variable));
        cell.toggleAttribute('data-found', found.includes(variable));
      }
      for (const carry of board.querySelectorAll('.carry')) {
        carry.textContent = carries[Number(carry.getAttribute('data-carry'))] ?? '';
      }
      for (const band of board.querySelectorAll<HTMLElement>('.band')) {
        band.hidden = !columns.includes(Number(band.getAttribute('data-column')));
      }
    },
  };
}
