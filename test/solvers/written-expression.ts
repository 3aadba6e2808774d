/** Expressions as people write them, right by construction, for the tests of the referee. They share nothing with its code. */

import * as fc from 'fast-check';
import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import { OPERATORS, type Operator, type Values } from '../../functions/solvers/arithmetic/puzzle.ts';
import { evaluate, exactly } from './evaluate.ts';
import { type Fraction, isWhole, written } from './fraction.ts';
import type { Tree } from './parse.ts';

/** A part of a text, with its place in UTF-16 units. */
export interface Piece {
  readonly kind: 'number' | 'operator' | 'opening' | 'closing' | 'sign' | 'space';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What an operator means, or which number it is. */
  readonly meaning: string;
}

export interface WrittenExpression {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** The numbers that it uses, in the order written. */
  readonly numbers: readonly Exact[];
  readonly value: Fraction;
}

/** Gives an integer from 0 up to, not including, `count`. */
export type Choose = (count: number) => number;

/** Choices that fast-check makes and makes smaller. */
export const choices: fc.Arbitrary<Choose> = fc.array(fc.nat(), { minLength: 40, maxLength: 80 }).map((numbers) => {
  let next = 0;
  return (count) => numbers[next++ % numbers.length]! % count;
});

const SIGNS: Readonly<Record<Operator, readonly string[]>> = {
  '+': ['+', '＋'],
  '-': ['-', '−', '–', '‐', '‑', '－'],
  '*': ['*', '×', '·', '∙', '⋅', '∗', 'x', 'X', '＊'],
  '/': ['/', '÷', ':', '∶', '⁄', '∕', '／'],
};
const BRACKETS = ['()', '[]', '{}', '（）', '［］'];
const SPACES = [' ', '\u00a0', '\u2009', '\t', '  '];

/** Small numbers, so that they repeat and divide each other; of the kind that the rules allow. */
export function tileUnder(values: Values): fc.Arbitrary<Exact> {
  const natural = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(25, 50, 75, 100));
  if (values === 'natural') return natural;
  const integer = fc.oneof(natural, fc.integer({ min: -9, max: -1 }));
  if (values === 'integer') return integer;
  return fc.oneof(integer, fc.constantFrom('1/2', '2/3', '-1/2', '-5/3', '7/4'));
}

/** Expressions that use `least` to `most` numbers and obey the rules at each step of a tree, written in whatever form. */
export function writtenExpression(
  values: Values,
  least: number,
  most: number,
  tile: fc.Arbitrary<Exact> = tileUnder(values),
): fc.Arbitrary<WrittenExpression> {
  return fc.tuple(fc.array(tile, { minLength: least, maxLength: most }), choices).map(([numbers, choose]) => {
    const tree = validTree(numbers, values, choose);
    const pieces = placed(writeTree(tree, 'alone', choose).flatMap((piece) => spaced(piece, choose)));
    return {
      text: pieces.map(({ text }) => text).join(''),
      pieces,
      numbers: leavesOf(tree),
      value: evaluate(tree, { values }).value,
    };
  });
}

/** A tree of all the numbers, each of its steps a value. */
export function validTree(numbers: readonly Exact[], values: Values, choose: Choose): Tree {
  const pile: Tree[] = numbers.map((number) => ({ leaf: exactly(number) }));
  while (pile.length > 1) {
    const [left] = pile.splice(choose(pile.length), 1) as [Tree];
    const [right] = pile.splice(choose(pile.length), 1) as [Tree];
    const joins = OPERATORS.map((operator) => ({ left, operator, right })).filter((join) => obeys(join, values));
    pile.push(joins[choose(joins.length)] as Tree);
  }
  return pile[0] as Tree;
}

function obeys(tree: Tree, values: Values): boolean {
  try {
    evaluate(tree, { values });
    return true;
  } catch {
    return false;
  }
}

function leavesOf(tree: Tree): Exact[] {
  if ('leaf' in tree) return [isWhole(tree.leaf) ? Number(tree.leaf.over) : written(tree.leaf)];
  return [...leavesOf(tree.left), ...leavesOf(tree.right)];
}

/** What stands before an operand: an operator, nothing but perhaps a bracket, or the operand comes first in its row. */
type Before = Operator | 'first' | 'alone';

type Unplaced = Omit<Piece, 'start' | 'end'>;

const piece = (kind: Piece['kind'], text: string, meaning = text): Unplaced => ({ kind, text, meaning });

function writeTree(tree: Tree, before: Before, choose: Choose): Unplaced[] {
  if ('leaf' in tree) return writeLeaf(tree.leaf, before, choose);
  const { left, operator, right } = tree;
  const signs = SIGNS[operator];
  return [
    ...bracketed(left, needsBrackets(left, operator, 'left'), 'first', choose),
    piece('operator', signs[choose(signs.length)] as string, operator),
    ...bracketed(right, needsBrackets(right, operator, 'right'), operator, choose),
  ];
}

/** An operand, in brackets if it needs them or by chance. */
function bracketed(tree: Tree, needed: boolean, before: Before, choose: Choose): Unplaced[] {
  if (!needed && choose(4) > 0) return writeTree(tree, before, choose);
  const [opening, closing] = [...(BRACKETS[choose(BRACKETS.length)] as string)];
  return [
    piece('opening', opening as string),
    ...writeTree(tree, 'alone', choose),
    piece('closing', closing as string),
  ];
}

/** Whether an operand without brackets would make another function of the numbers. */
function needsBrackets(operand: Tree, operator: Operator, side: 'left' | 'right'): boolean {
  if ('leaf' in operand) return side === 'right' && operator === '/' && !isWhole(operand.leaf);
  const isSum = operand.operator === '+' || operand.operator === '-';
  if (operator === '*') return isSum;
  if (operator === '/') return isSum || side === 'right';
  return operator === '-' && side === 'right' && isSum;
}

/** A number, a needless plus before it by chance. */
function writeLeaf(leaf: Fraction, before: Before, choose: Choose): Unplaced[] {
  const text = written(leaf);
  const digits = text.replace('-', '').replace('/', SIGNS['/'][choose(SIGNS['/'].length)] as string);
  const number = piece('number', text.startsWith('-') ? `${SIGNS['-'][choose(6)]}${digits}` : digits, text);
  return before !== 'first' && choose(8) === 0 ? [piece('sign', '+'), number] : [number];
}

/** By chance with white space before it. */
function spaced(item: Unplaced, choose: Choose): Unplaced[] {
  return choose(3) > 0 ? [item] : [piece('space', SPACES[choose(SPACES.length)] as string), item];
}

function placed(pieces: readonly Unplaced[]): Piece[] {
  let start = 0;
  return pieces.map((item) => {
    const end = start + item.text.length;
    const withPlace = { ...item, start, end };
    start = end;
    return withPlace;
  });
}
