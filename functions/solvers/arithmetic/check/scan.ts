import { asciiOf, isClosing, isDigit, isOpening, isSpace } from '../../characters.ts';
import type { Operator } from '../puzzle.ts';
import type { Place, PlacedFault } from './fault.ts';

/** A number, an operator, a bracket or a `=`, or the end of the text, which is empty. */
export type Token = Place &
  (
    | { readonly kind: 'number'; readonly text: string }
    | { readonly kind: 'operator'; readonly text: Operator }
    | { readonly kind: 'opening' | 'closing' | 'equals' | 'end'; readonly text: string }
  );

/** One character of the text: as it stands and as it is read. */
interface Character extends Place {
  readonly text: string;
  readonly ascii: string | undefined;
}

/** What people put into numbers that are not read: decimal points and commas, separators of thousands. */
const SEPARATORS = /^[.,'’٫٬．，]$/u;

/**
 * Cuts a text into tokens, read as ASCII, the last one being its end.
 *
 * @returns the first syntax fault instead when there is a character or a number that is not understood.
 */
export function scan(text: string): readonly Token[] | PlacedFault {
  const characters = charactersOf(text);
  const tokens: Token[] = [];
  for (let at = 0; at < characters.length; ) {
    const { start, end, text, ascii } = characters[at]!;
    if (isDigit(ascii)) {
      const number = numberAt(characters, at);
      if (number.text === undefined) return { code: 'syntax', reason: 'not-an-integer', start, end: number.end };
      tokens.push({ kind: 'number', text: number.text, start, end: number.end });
      at = number.next;
      continue;
    }
    if (ascii !== undefined) tokens.push(symbol(ascii, start, end));
    else if (!isSpace(text)) return { code: 'syntax', reason: 'unknown-character', start, end };
    at++;
  }
  const end = tokens.at(-1)?.end ?? 0;
  return [...tokens, { kind: 'end', text: '', start: end, end }];
}

function charactersOf(text: string): readonly Character[] {
  let start = 0;
  return [...text].map((character) => {
    const end = start + character.length;
    const read = { start, end, text: character, ascii: asciiOf(character) };
    start = end;
    return read;
  });
}

/** The number that begins here, its `text` undefined when it is cut by separators; `next` is the place after it. */
function numberAt(characters: readonly Character[], at: number) {
  let next = at;
  let digits = '';
  let separated = false;
  for (;;) {
    const character = characters[next];
    if (isDigit(character?.ascii)) digits += character!.ascii;
    else if (SEPARATORS.test(character?.text ?? '') && isDigit(characters[next + 1]?.ascii)) separated = true;
    else break;
    next++;
  }
  return { text: separated ? undefined : digits, end: characters[next - 1]!.end, next };
}

function symbol(ascii: string, start: number, end: number): Token {
  if (isOpening(ascii)) return { kind: 'opening', text: ascii, start, end };
  if (isClosing(ascii)) return { kind: 'closing', text: ascii, start, end };
  if (ascii === '=') return { kind: 'equals', text: ascii, start, end };
  return { kind: 'operator', text: ascii as Operator, start, end };
}
