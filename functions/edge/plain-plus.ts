import { rawValue } from './raw-value.ts';

/** A sign by itself: neither a digit nor a bracket. */
const SIGN = /^[^\s\d()[\]{}]$/u;

/**
 * The value of a query's parameter with each `+` as a plus, where forms would mean a space; a space is `%20`. What a form has
 * sent is known by a sign between two of them, as in `25+-+3` or `25+%2B+3`, which nobody types: there they are spaces.
 *
 * @param url whose percent-encoding is well-formed (`strictQuery`).
 * @param sign what a sign is, where letters are none.
 * @returns an empty text when the parameter is not there.
 */
export function plainPlus(url: string, name: string, sign = SIGN): string {
  const pieces = rawValue(url, name).split('+').map(decodeURIComponent);
  return pieces.join(pieces.slice(1, -1).some((piece) => sign.test(piece)) ? ' ' : '+');
}
