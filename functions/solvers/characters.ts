/**
 * What the characters mean that people type, paste or find on their keyboard. A table and no Unicode normalisation: that
 * would read 5² as 52.
 */

const OPENING = '([{';
const CLOSING = ')]}';

/** For each ASCII character, all that is read as it. */
const READINGS: Readonly<Record<string, string>> = {
  '+': '+＋﹢➕',
  // Hyphens, dashes, the minus sign and its small, full-width and heavy forms.
  '-': '-‐‑‒–—―−﹣﹘－➖˗',
  // Crosses, dots and stars, and the letter x: Latin, Cyrillic and full-width.
  '*': '*×·∙⋅•∗＊﹡✕✖⨯xXхХｘＸ',
  // Slashes, division signs and colons.
  '/': '/÷:∶：⁄∕／➗',
  '=': '=＝﹦',
  '(': '(（﹙',
  ')': ')）﹚',
  '[': '[［',
  ']': ']］',
  '{': '{｛﹛',
  '}': '}｝﹜',
};

const ASCII: ReadonlyMap<string, string> = new Map(
  Object.entries(READINGS).flatMap(([ascii, all]) => [...all].map((character) => [character, ascii] as const)),
);

/** A decimal digit of any script. */
const DIGIT = /^\p{Nd}$/u;

/** What takes no room: joiners, direction marks, soft hyphens, the byte order mark, the emoji selector. */
const ZERO_WIDTH = /^(?:[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe0e-\ufe0f])$/u;

/** The ASCII digit, operator, bracket or `=` that a character is read as; undefined where it is none of these. */
export function asciiOf(character: string): string | undefined {
  return ASCII.get(character) ?? digitOf(character);
}

/** Whether it is white space of any width, or takes no room. */
export function isSpace(character: string): boolean {
  return /^\s$/u.test(character) || isZeroWidth(character);
}

/** Whether it takes no room, so that nobody sees that it is there. */
export function isZeroWidth(character: string): boolean {
  return ZERO_WIDTH.test(character);
}

export function isDigit(ascii: string | undefined): boolean {
  return ascii !== undefined && ascii >= '0' && ascii <= '9';
}

export function isOpening(ascii: string): boolean {
  return OPENING.includes(ascii);
}

export function isClosing(ascii: string): boolean {
  return CLOSING.includes(ascii);
}

/** Whether the two brackets are of one kind. */
export function isPair(opening: string, closing: string): boolean {
  return OPENING.indexOf(opening) === CLOSING.indexOf(closing);
}

/** Unicode has the ten digits of a script one after another from its zero on, and nothing between the scripts but whole tens. */
function digitOf(character: string): string | undefined {
  if (!DIGIT.test(character)) return undefined;
  const code = character.codePointAt(0)!;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return `${(code - first) % 10}`;
}
