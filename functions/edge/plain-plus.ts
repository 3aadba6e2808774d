/** A sign by itself: neither a digit nor a bracket. */
const SIGN = /^[^\s\d()[\]{}]$/u;

/**
 * The value of a query's parameter with each `+` as a plus, where forms would mean a space; a space is `%20`. What a form has
 * sent is known by a sign between two of them, as in `25+-+3` or `25+%2B+3`, which nobody types: there they are spaces.
 *
 * @param url whose percent-encoding is well-formed (`strictQuery`).
 * @returns an empty text when the parameter is not there.
 */
export function plainPlus(url: string, name: string): string {
  for (const parameter of new URL(url).search.slice(1).split('&')) {
    const [key = '', ...value] = parameter.split('=');
    if (decodeURIComponent(key) !== name) continue;
    const pieces = value.join('=').split('+').map(decodeURIComponent);
    return pieces.join(pieces.slice(1, -1).some((piece) => SIGN.test(piece)) ? ' ' : '+');
  }
  return '';
}
