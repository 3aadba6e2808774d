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

/** Letters, and the marks that many scripts write vowels with. */
const LETTER = /^[\p{L}\p{M}]$/u;

/**
 * What is composed as one: a character with the marks that follow it, or the jamo of one Hangul syllable. NFC composes only
 * within these.
 */
const COMPOSED = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|\P{M}\p{M}*|\p{M}+/gu;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const WILDCARDS = '?？¿';
const SEPARATORS = ';；；';
const ANDS = '&＆∧';
/** What draws a rule by itself, besides dashes. */
const RULES = '_‾¯─━═';

/**
 * The tokens of a line, without an end.
 *
 * @param offset where the line begins in its text.
 * @throws Unreadable where a character is none of a puzzle.
 */
export function scanLine(line: string, offset: number): Token[] {
  const tokens: Token[] = [];
  for (const { 0: composed, index } of line.matchAll(COMPOSED)) {
    const start = offset + index;
    const place = { start, end: start + composed.length };
    for (const character of composed.normalize('NFC')) {
      if (!isSpace(character)) add(tokens, character, place);
    }
  }
  return joined(tokens);
}

/** Whether a line of tokens is a rule: an `=`, or dashes of any kind, and nothing else. One dash alone is a minus. */
export function isRule(tokens: readonly Token[]): boolean {
  const isDrawn = tokens.every(({ text, kind }) => text === '-' || kind === 'equals');
  return isDrawn && tokens.length > 0 && (tokens.length > 1 || tokens[0]!.kind === 'equals');
}

function add(tokens: Token[], character: string, place: Place): void {
  if (LETTER.test(character)) tokens.push({ kind: 'letter', text: character, ...place });
  else if (SUPERSCRIPTS.includes(character)) addSuperscript(tokens, character, place);
  else tokens.push(symbolOf(character, place));
}

/** R³ is R^3, and R¹² is R^12. */
function addSuperscript(tokens: Token[], character: string, place: Place): void {
  const last = tokens.at(-1);
  const goesOn = last?.kind === 'digit' && SUPERSCRIPTS.includes(last.text);
  if (!goesOn) tokens.push({ kind: 'operator', text: '^', start: place.start, end: place.start });
  tokens.push({ kind: 'digit', text: character, ...place });
}

function symbolOf(character: string, place: Place): Token {
  const ascii = asciiOf(character);
  if (isDigit(ascii)) return { kind: 'digit', text: ascii!, ...place };
  if (WILDCARDS.includes(character)) return { kind: 'wildcard', text: '?', ...place };
  if (ascii === '=' || RULES.includes(character)) return { kind: 'equals', text: '=', ...place };
  if (SEPARATORS.includes(character) || ANDS.includes(character)) return { kind: 'and', text: ';', ...place };
  if (character === '^' || character === '＾') return { kind: 'operator', text: '^', ...place };
  if (ascii === undefined) throw new Unreadable({ code: 'unknown-symbol', ...place });
  if (isOpening(ascii)) return { kind: 'opening', text: ascii, ...place };
  if (isClosing(ascii)) return { kind: 'closing', text: ascii, ...place };
  return { kind: 'operator', text: ascii as CryptarithmOperator, ...place };
}

/** `==`, `&&` and `**` are one sign; so are three dashes or more, which are a rule that stands within a line. */
function joined(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens.map(plainDigit)) {
    const last = all.at(-1);
    const touches = last !== undefined && last.end === token.start && last.text === token.text;
    if (touches && (token.kind === 'equals' || token.kind === 'and')) all[all.length - 1] = { ...last, end: token.end };
    else if (touches && token.text === '*')
      all[all.length - 1] = { kind: 'operator', text: '^', start: last.start, end: token.end };
    else all.push(token);
  }
  return withInlineRules(all);
}

function plainDigit(token: Token): Token {
  const digit = token.kind === 'digit' ? SUPERSCRIPTS.indexOf(token.text) : -1;
  return digit < 0 ? token : { kind: 'digit', text: `${digit}`, start: token.start, end: token.end };
}

function withInlineRules(tokens: readonly Token[]): Token[] {
  if (isRule(tokens)) return [...tokens];
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
