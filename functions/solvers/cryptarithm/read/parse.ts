import { isPair } from '../../characters.ts';
import { type Equation, type Expression, type Glyph, literal, type Puzzle } from '../puzzle.ts';
import { type FaultKind, type Place, placeOf, Unreadable } from './fault.ts';
import { isGlyph, type Line, type Token } from './scan.ts';

/** Brackets and signs within one another, at most. */
const DEEPEST = 60;
/** Wildcards in one puzzle, at most. */
const MOST_WILDCARDS = 40;

/** A puzzle, and where each of its letters is met first. */
export interface Parsed extends Puzzle {
  readonly firstPlaces: readonly Place[];
}

/**
 * Parses tokens by recursive descent: `^` to the right before signs, then products, then sums; `A=B=C` is two equations.
 *
 * @param tokens the last one their end.
 * @throws Unreadable at the first place, from left to right, where they are no puzzle.
 */
export function parse(tokens: Line, base: number): Parsed {
  let at = 0;
  let depth = 0;
  const letters: string[] = [];
  const firstPlaces: Place[] = [];
  const places = new Map<string, Glyph>();
  const letterCount = new Set(tokens.filter(({ kind }) => kind === 'letter').map(({ text }) => foldedOf(text))).size;
  /** By place in the text: a long multiplication reads those of its factors again in each of its rows. */
  const wildcards = new Map<number, Glyph>();

  const fail = (kind: FaultKind, place: Place): never => {
    throw new Unreadable({ ...kind, ...placeOf(place) });
  };
  const takes = (text: string) => tokens[at]!.text === text && tokens[at]!.kind !== 'end';

  const chain = (): Equation[] => {
    const sides = [sum()];
    while (tokens[at]!.kind === 'equals') {
      at++;
      sides.push(sum());
    }
    const after = tokens[at]!;
    if (after.kind === 'closing') fail({ code: 'unopened-bracket' }, after);
    if (after.kind !== 'and' && after.kind !== 'end') fail({ code: 'missing-operator' }, after);
    if (sides.length === 1) fail({ code: 'no-equation' }, { start: after.start, end: after.start });
    return sides.slice(1).map((right, place) => ({ left: sides[place]!, right }));
  };
  const sum = (): Expression => {
    let left = product();
    while (takes('+') || takes('-')) left = operation(left, product);
    return left;
  };
  const product = (): Expression => {
    let left = signed();
    while (takes('*') || takes('/')) left = operation(left, signed);
    return left;
  };
  const signed = (): Expression => {
    if (!takes('+') && !takes('-')) return power();
    const { text } = tokens[at++]!;
    const of = deeper(signed);
    return text === '-' ? { kind: 'negative', of } : of;
  };
  const power = (): Expression => {
    const left = operand();
    return takes('^') ? operation(left, () => deeper(signed)) : left;
  };
  const operation = (left: Expression, operandOf: () => Expression): Expression => {
    const operator = tokens[at++]!.text as '+';
    return { kind: 'operation', operator, left, right: operandOf() };
  };
  const operand = (): Expression => {
    const opening = tokens[at]!;
    if (opening.kind === 'opening') {
      at++;
      const inner = deeper(sum);
      const closing = tokens[at]!;
      if (closing.kind === 'end' || closing.kind === 'equals' || closing.kind === 'and') {
        fail({ code: 'unclosed-bracket' }, opening);
      }
      if (closing.kind !== 'closing') fail({ code: 'missing-operator' }, closing);
      if (!isPair(opening.text, closing.text)) fail({ code: 'wrong-bracket' }, closing);
      at++;
      return inner;
    }
    const glyphs: Glyph[] = [];
    while (isGlyph(tokens[at]!)) glyphs.push(glyphOf(tokens[at++]!));
    if (glyphs.length === 0) fail({ code: 'missing-operand' }, tokens[at]!);
    return { kind: 'word', glyphs };
  };
  const deeper = (inner: () => Expression): Expression => {
    if (++depth > DEEPEST) fail({ code: 'too-deep', limit: DEEPEST }, tokens[at - 1]!);
    const expression = inner();
    depth--;
    return expression;
  };
  const glyphOf = (token: Token): Glyph => {
    if (token.kind === 'digit') {
      if (Number(token.text) >= base) fail({ code: 'digit-too-large', base }, token);
      return literal(Number(token.text));
    }
    if (token.kind === 'wildcard') {
      const known = wildcards.get(token.start);
      if (known !== undefined) return known;
      if (wildcards.size === MOST_WILDCARDS) fail({ code: 'too-many-wildcards', limit: MOST_WILDCARDS }, token);
      const glyph = letterCount + wildcards.size;
      wildcards.set(token.start, glyph);
      return glyph;
    }
    const folded = foldedOf(token.text);
    const known = places.get(folded);
    if (known !== undefined) return known;
    places.set(folded, letters.length);
    firstPlaces.push(placeOf(token));
    return letters.push(token.text) - 1;
  };

  const equations = chain();
  while (tokens[at]!.kind === 'and') {
    at++;
    if (tokens[at]!.kind !== 'and' && tokens[at]!.kind !== 'end') equations.push(...chain());
  }
  return { equations, letters, wildcards: wildcards.size, base, firstPlaces };
}

/** A letter by lower-casing alone: ß stays one letter, and so does İ, whose lower case would be two symbols. */
export function foldedOf(letter: string): string {
  const folded = letter.toLowerCase().normalize('NFC');
  return [...folded].length === 1 ? folded : letter;
}
