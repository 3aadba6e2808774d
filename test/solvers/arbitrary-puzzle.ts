/** Puzzles of any shape, true or not, that fast-check makes up. */

import * as fc from 'fast-check';
import {
  CRYPTARITHM_OPERATORS,
  type CryptarithmOperator,
  type Equation,
  type Expression,
  literal,
  type Puzzle,
} from '../../functions/solvers/cryptarithm/puzzle.ts';

/** A sign of a word before its letters are numbered: a letter, a literal digit or a wildcard. */
type Sign = string | number;
type Tree =
  | { readonly word: readonly Sign[] }
  | { readonly negative: Tree }
  | { readonly operator: CryptarithmOperator; readonly parts: readonly [Tree, Tree] };

/** What a puzzle may be made of. */
export interface Shape {
  readonly base: number;
  readonly letters: readonly string[];
  readonly wildcards: boolean;
  /** Signs of a word, at most. */
  readonly longest: number;
  /** Operations within one another, at most. */
  readonly deepest: number;
  readonly equations: number;
  /** Whether any expression may be an exponent, or only a word of one sign. */
  readonly anyExponent: boolean;
}

export function anyPuzzle(shape: Shape): fc.Arbitrary<Puzzle> {
  const side = treeOf(shape, shape.deepest);
  return fc
    .array(fc.tuple(side, side), { minLength: 1, maxLength: shape.equations })
    .map((equations) => numbered(equations, shape));
}

function treeOf(shape: Shape, depth: number): fc.Arbitrary<Tree> {
  const word = wordOf(shape, shape.longest);
  if (depth === 0) return word;
  const deeper = treeOf(shape, depth - 1);
  const exponent = shape.anyExponent
    ? deeper
    : fc.oneof(
        wordOf(shape, 1),
        wordOf(shape, 1).map((negative) => ({ negative })),
      );
  const operation = fc
    .constantFrom(...CRYPTARITHM_OPERATORS)
    .chain((operator) =>
      fc.tuple(deeper, operator === '^' ? exponent : deeper).map((parts): Tree => ({ operator, parts })),
    );
  return fc.oneof(
    { weight: 3, arbitrary: word },
    { weight: 4, arbitrary: operation },
    { weight: 1, arbitrary: deeper.map((negative): Tree => ({ negative })) },
  );
}

function wordOf({ base, letters, wildcards }: Shape, longest: number): fc.Arbitrary<Tree> {
  const sign: fc.Arbitrary<Sign> = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...letters) },
    { weight: 1, arbitrary: fc.nat({ max: Math.min(base, 10) - 1 }) },
    { weight: wildcards ? 1 : 0, arbitrary: fc.constant('?') },
  );
  return fc.array(sign, { minLength: 1, maxLength: longest }).map((word) => ({ word }));
}

/** Letters numbered as they are met, and the wildcards after them. */
function numbered(equations: readonly (readonly [Tree, Tree])[], { base }: Shape): Puzzle {
  const words: (readonly Sign[])[] = [];
  const collect = (tree: Tree): void => {
    if ('word' in tree) words.push(tree.word);
    else if ('negative' in tree) collect(tree.negative);
    else for (const part of tree.parts) collect(part);
  };
  for (const sides of equations) for (const side of sides) collect(side);
  const signs = words.flat().filter((sign) => typeof sign === 'string');
  const letters = [...new Set(signs)].filter((sign) => sign !== '?');
  let wildcards = 0;
  const glyphOf = (sign: Sign) => {
    if (typeof sign === 'number') return literal(sign);
    return sign === '?' ? letters.length + wildcards++ : letters.indexOf(sign);
  };
  const expressionOf = (tree: Tree): Expression => {
    if ('word' in tree) return { kind: 'word', glyphs: tree.word.map(glyphOf) };
    if ('negative' in tree) return { kind: 'negative', of: expressionOf(tree.negative) };
    const [left, right] = tree.parts;
    return {
      kind: 'operation',
      operator: tree.operator,
      left: expressionOf(left),
      right: expressionOf(right),
    };
  };
  const read = equations.map(([left, right]): Equation => ({ left: expressionOf(left), right: expressionOf(right) }));
  return { equations: read, letters, wildcards, base };
}
