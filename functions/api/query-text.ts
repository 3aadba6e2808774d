/**
 * How the text of a query becomes what JSON would have said: `numbers=1,2` becomes `[1, 2]`. What cannot be read stays
 * text, for the schema to refuse under its name and place.
 */

/** `"952"` as 952. Only plain decimal: no sign but a minus, no leading zero, no point, no exponent, no space. */
export function integerOf(text: string): number | string {
  return /^-?(0|[1-9][0-9]*)$/.test(text) ? Number(text) : text;
}

/**
 * `"1, 2 3"` as 1, 2 and 3. Items are apart by spaces, by a comma, or by both; one comma may end the list. Nothing
 * between two commas is an item that is missing, and stays as an empty text.
 */
export function integersOf(text: string): (number | string)[] {
  const list = text.trim().replace(/ *,$/, '');
  return list === '' ? [] : list.split(/ *, *| +/).map(integerOf);
}

/**
 * `"+ -, *"` as `"+-*"`: the operators without what parts them, and with each plus that was not written `%2B` and so
 * arrives as a space.
 *
 * With a plus in the text, its spaces are only spaces. Without one, a space is a plus where it is by itself between
 * commas, and in a text without commas. Only `"- *"` and its like stay as they are, for the schema to refuse: they are
 * both a list of two and the three operators `-+*`, and nobody can tell which was meant.
 */
export function operatorsOf(text: string): string {
  if (text.includes('+')) return text.replaceAll(/[ ,]/g, '');
  if (text.includes(',')) return text.split(',').map(operatorOf).join('');
  return /^\S( \S)+$/.test(text) ? text : text.replaceAll(' ', '+');
}

function operatorOf(item: string): string {
  return /^ +$/.test(item) ? '+' : item.trim();
}
