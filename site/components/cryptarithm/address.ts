import { readPuzzle } from '../../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { writePuzzle } from '../../../functions/solvers/cryptarithm/write.ts';
import { searchOfEntries } from '../numbers-game/address.ts';
import type { Asked } from './reading.ts';

/** A puzzle and its rules as they are written, right or wrong; what is not `puzzle` is empty where it is as usual. */
export interface Draft {
  readonly puzzle: string;
  readonly base: string;
  readonly leadingZeros: string;
  readonly singleLetterZero: string;
  readonly assign: string;
}

/** The base that a puzzle is in unless another is named. */
export const USUAL_BASE = 10;

/**
 * The draft an address holds. A `+` in it is a plus, as who types it means it; where that cannot be read, it is the space that a
 * form sends.
 * @param search the query of the address, with or without `?`
 */
export function draftIn(search: string): Draft {
  const query = new URLSearchParams(search);
  const text = (name: keyof Draft) => query.get(name) ?? '';
  const base = Number(text('base')) || USUAL_BASE;
  const plain = new URLSearchParams(search.replaceAll('+', '%2B')).get('puzzle') ?? '';
  const isOfForm = readPuzzle(plain, base).fault && !readPuzzle(text('puzzle'), base).fault;
  return {
    puzzle: isOfForm ? text('puzzle') : plain,
    base: text('base'),
    leadingZeros: text('leadingZeros'),
    singleLetterZero: text('singleLetterZero'),
    assign: text('assign').replaceAll(/,\s*/g, ', '),
  };
}

/** The query of a draft, or an empty text when nothing is written. */
export function searchOfDraft({ puzzle, base, leadingZeros, singleLetterZero, assign }: Draft): string {
  const list = assign.replaceAll(/,\s*/g, ',').trim();
  const written = searchOfEntries({ puzzle: puzzle.trim(), base, leadingZeros, singleLetterZero, assign: list });
  // Within a value these may stand as they are, and are easier to read so.
  return written.replaceAll('%3D', '=').replaceAll('%21', '!');
}

/** The draft that this question is. */
export function draftOf({ puzzle, leadingZeros, singleLetterZero, assign }: Asked): Draft {
  const known = assign.map(({ letter, isEqual, digit }) => `${puzzle.letters[letter]}${isEqual ? '=' : '!='}${digit}`);
  return {
    puzzle: writePuzzle(puzzle),
    base: puzzle.base === USUAL_BASE ? '' : String(puzzle.base),
    leadingZeros: leadingZeros ? 'true' : '',
    singleLetterZero: singleLetterZero ? '' : 'false',
    assign: known.join(', '),
  };
}

/** The query of a question. */
export const searchOf = (asked: Asked) => searchOfDraft(draftOf(asked));

/** The address of a question in the API. @param limit how many solutions are to be told, when not as many as usual */
export function apiAddressOf(asked: Asked, limit?: number): string {
  return `/api/v1/cryptarithm${searchOf(asked)}${limit === undefined ? '' : `&limit=${limit}`}`;
}
