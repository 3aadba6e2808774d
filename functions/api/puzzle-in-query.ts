import { plainPlus } from '../edge/plain-plus.ts';
import { rawValue } from '../edge/raw-value.ts';
import { readPuzzle } from '../solvers/cryptarithm/read/read-puzzle.ts';

/** Signs by themselves, such as `+`, `==` and `&&`. A letter or a wildcard may be a word: `A+B+C=D`. */
const SIGN = /^[^\s\p{Nd}\p{L}\p{M}()[\]{}?？]+$/u;

/**
 * The `puzzle` of a query, where a `+` is a plus however it is written: `SEND+MORE=MONEY` means that to everybody who types it
 * into an address. Only where that cannot be read, and a program has written the `=` as `%3D`, are those of
 * `SEND%2B+MORE+%3D+MONEY` the spaces that a form sends.
 *
 * @param url whose percent-encoding is well-formed (`strictQuery`).
 * @param asForm the same value with each `+` as a space.
 * @param base of the puzzle.
 */
export function puzzleInQuery(url: string, asForm: string, base: number): string {
  const plain = plainPlus(url, 'puzzle', SIGN);
  const isOfProgram = !rawValue(url, 'puzzle').includes('=');
  return isOfProgram && readPuzzle(plain, base).fault && !readPuzzle(asForm, base).fault ? asForm : plain;
}
