import * as v from 'valibot';

/**
 * How the text of a query becomes what JSON would have said: `numbers=1,2` becomes `[1, 2]`. What cannot be read stays
 * text, for the schema to refuse under its name and place.
 */

/** The parameters that JSON gives otherwise than as text, with what reads each of them. */
const READERS: ReadonlyMap<string, (text: string) => unknown> = new Map<string, (text: string) => unknown>([
  ['numbers', integersOf],
  ['target', integerOf],
  ['operations', operatorsOf],
  ['limit', integerOf],
  ['offset', integerOf],
  ['budget', integerOf],
  ['from', integerOf],
  ['to', integerOf],
  ['large', integerOf],
  ['solvable', booleanOf],
  ['base', integerOf],
  ['leadingZeros', booleanOf],
  ['singleLetterZero', booleanOf],
  ['assign', assignmentsOf],
  ['explain', booleanOf],
  // Words may have what they mean after them, as in `ten=10`.
  ['words', assignmentsOf],
  ['kinds', assignmentsOf],
  ['addends', integerOf],
  ['twice', booleanOf],
  ['vowels', integerOf],
]);

/** The schema of a query that asks what `body` asks in JSON. */
export function queryOf<Input, Output>(body: v.GenericSchema<Input, Output>) {
  return v.pipe(
    v.custom<Record<string, string>>(() => true),
    v.transform((query) => read(query) as Input),
    body,
  );
}

function read(query: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).map(([key, text]) => [key, READERS.get(key)?.(text) ?? text]));
}

/** `"952"` as 952. Only plain decimal: no sign but a minus, no leading zero, no point, no exponent, no space. */
export function integerOf(text: string): number | string {
  return /^-?(0|[1-9][0-9]*)$/.test(text) ? Number(text) : text;
}

function booleanOf(text: string): boolean | string {
  return text === 'true' || (text !== 'false' && text);
}

/**
 * `"1, 2 1/2"` as 1, 2 and "1/2". Items are apart by spaces, by a comma, or by both; one comma may end the list. Nothing
 * between two commas is an item that is missing, and stays as an empty text.
 */
export function integersOf(text: string): (number | string)[] {
  const list = text.trim().replace(/ *,$/, '');
  return list === '' ? [] : list.split(/ *, *| +/).map(integerOf);
}

/**
 * `"S=9, E != 1"` as `["S=9", "E!=1"]`. Items are apart as those of other lists are; the spaces around a relation part
 * nothing.
 */
export function assignmentsOf(text: string): string[] {
  const relations = text.replaceAll(/\s+/g, ' ').replaceAll(/ ?(==?|!==?|≠|<>) ?/g, '$1');
  const list = relations.trim().replace(/ ?,$/, '');
  return list === '' ? [] : list.split(/ ?, ?| /);
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
