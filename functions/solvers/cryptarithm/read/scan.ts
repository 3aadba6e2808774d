import { asciiOf, isClosing, isDigit, isOpening, isSpace } from '../../characters.ts';
import type { CryptarithmOperator } from '../puzzle.ts';
import { type Place, Unreadable } from './fault.ts';

/** One symbol of a text as it is read, spaces left out. */
export type Token = Place &
  (
    | { readonly kind: 'letter' | 'digit' | 'wildcard'; readonly text: string }
    | { readonly kind: 'operator'; readonly text: CryptarithmOperator }
    | { readonly kind: 'opening' | 'closing' | 'equals' | 'and' | 'end'; readonly text: string }
  );

/** The tokens of a line. */
export type Line = readonly Token[];

/** Letters, and the marks that many scripts write vowels with. */
const LETTER = /^[\p{L}\p{Mn}\p{Mc}]$/u;

/**
 * What is composed as one: a character with the marks that follow it, or the jamo of one Hangul syllable. NFC composes only
 * within these.
 */
const COMPOSED = /(?:[\u1100-\u1112][\u1161-\u1175]|[\uac00-\ud7a3])[\u11a8-\u11c2]?|[⁰¹²³⁴-⁹]+|\P{M}\p{M}*|\p{M}+/gu;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const WILDCARDS = '?？';
const SEPARATORS = ';；';
const ANDS = '&＆∧';
const POWERS = '^＾';
/** The stars of which two are a power. */
const STARS = '*＊∗﹡';
/** What draws a rule by itself, besides dashes. */
const RULES = '_＿‾￣¯─━═⎯⸺⸻';

/**
 * The tokens of a line, without an end.
 *
 * @param offset where the line begins in its text.
 * @throws Unreadable where a character is none of a puzzle.
 */
export function scanLine(line: string, offset: number): Line {
  const tokens: Token[] = [];
  for (const { 0: composed, index } of line.matchAll(COMPOSED)) {
    const start = offset + index;
    if (SUPERSCRIPTS.includes(composed[0]!)) tokens.push(...superscript(composed, start));
    else tokens.push(...symbolsOf(composed, start));
  }
  return withInlineRules(joined(tokens, (token) => line.slice(token.start - offset, token.end - offset)));
}

/**
 * Whether a line of tokens is a rule: an `=`, or dashes of any kind, and nothing else but a `+` at an end, which says no more
 * than that there is a sum above. One dash alone is a minus.
 */
export function isRule(line: Line): boolean {
  const drawn = line.slice(
    line[0]?.text === '+' ? 1 : 0,
    line.length > 1 && line.at(-1)!.text === '+' ? -1 : undefined,
  );
  const isDrawn = drawn.every(({ text, kind }) => text === '-' || kind === 'equals');
  return isDrawn && drawn.length > 0 && (drawn.length > 1 || drawn[0]!.kind === 'equals');
}

/** Whether a token is a part of a word. */
export function isGlyph({ kind }: Token): boolean {
  return kind === 'letter' || kind === 'digit' || kind === 'wildcard';
}

/** A token that a layout only means, where it would be written: before another. */
export function unwritten(kind: 'operator' | 'and', text: string, { start }: Place): Token {
  return { kind, text, start, end: start } as Token;
}

/** A character with its marks. Where NFC changes none of them, each has its own place. */
function symbolsOf(composed: string, start: number): Token[] {
  const normal = composed.normalize('NFC');
  const tokens: Token[] = [];
  let at = start;
  for (const character of normal) {
    const end = at + character.length;
    const place = normal === composed ? { start: at, end } : { start, end: start + composed.length };
    if (!isSpace(character)) tokens.push(symbolOf(character, place));
    at = end;
  }
  return tokens;
}

function symbolOf(character: string, place: Place): Token {
  if (LETTER.test(character)) return { kind: 'letter', text: character, ...place };
  const ascii = asciiOf(character);
  if (isDigit(ascii)) return { kind: 'digit', text: ascii!, ...place };
  if (WILDCARDS.includes(character)) return { kind: 'wildcard', text: '?', ...place };
  if (ascii === '=' || RULES.includes(character)) return { kind: 'equals', text: '=', ...place };
  if (SEPARATORS.includes(character) || ANDS.includes(character)) return { kind: 'and', text: ';', ...place };
  if (POWERS.includes(character)) return { kind: 'operator', text: '^', ...place };
  if (ascii === undefined) throw new Unreadable({ code: 'unknown-symbol', ...place });
  if (isOpening(ascii)) return { kind: 'opening', text: ascii, ...place };
  if (isClosing(ascii)) return { kind: 'closing', text: ascii, ...place };
  return { kind: 'operator', text: ascii as CryptarithmOperator, ...place };
}

/** R¹² is R^(12): in brackets, lest a word that follows go on in the exponent. */
function superscript(digits: string, start: number): Token[] {
  const end = start + digits.length;
  return [
    { kind: 'operator', text: '^', start, end },
    { kind: 'opening', text: '(', start, end: start },
    ...Array.from(digits, (digit, at): Token => {
      return { kind: 'digit', text: `${SUPERSCRIPTS.indexOf(digit)}`, start: start + at, end: start + at + 1 };
    }),
    { kind: 'closing', text: ')', start: end, end },
  ];
}

/** `==`, `&&` and `**` are one sign. */
function joined(tokens: readonly Token[], written: (token: Token) => string): Token[] {
  const all: Token[] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const touches = last !== undefined && last.end === token.start && last.kind === token.kind;
    if (touches && (token.kind === 'equals' || token.kind === 'and')) {
      all[all.length - 1] = { ...all.at(-1)!, end: token.end };
      last = token;
    } else if (touches && STARS.includes(written(token)) && STARS.includes(written(last!))) {
      all[all.length - 1] = { kind: 'operator', text: '^', start: last!.start, end: token.end };
      last = undefined;
    } else {
      all.push(token);
      last = token;
    }
  }
  return all;
}

/** Three dashes or more within a line are a rule too. */
function withInlineRules(tokens: readonly Token[]): readonly Token[] {
  if (isRule(tokens)) return tokens;
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let next = at;
    while (tokens[next]?.text === '-') next++;
    if (next - at >= 3) {
      all.push({ kind: 'equals', text: '=', start: tokens[at]!.start, end: tokens[next - 1]!.end });
      at = next;
    } else {
      all.push(tokens[at]!);
      at++;
    }
  }
  return all;
}
