import { isInteger, operate } from '../rational.ts';
import { beginsWithMinus, type Chain, chainOf, type Link, type Literal, type Tree } from './tree.ts';

/**
 * A number as written with what may belong to it: `-5` may be the tile −5 or a minus and the tile 5, `1/2` the tile 1/2 or a
 * division of two tiles. Only where it changes no value: a*1/2 is a*(1/2), but a/1/2 is not a/(1/2), and the 5 of 2-5 is no −5.
 */
export interface Atom {
  readonly literal: Literal;
  /** The minus right before it that subtracts it from nothing. */
  readonly minus: Link | undefined;
  /** The link by which a literal divides it. */
  readonly division: Link | undefined;
}

/** An atom, or a part of it, read as one number. */
export interface Reading {
  readonly literal: Literal;
  readonly tile: Literal;
  /** The minus and the division that are part of the number. */
  readonly taken: readonly Link[];
}

/** The atoms of a tree in the order written. */
export function atomsOf(tree: Tree, minus?: Link): readonly Atom[] {
  if (tree.kind === 'literal') return [{ literal: tree, minus, division: undefined }];
  if (tree.kind === 'bracket') return atomsOf(tree.inner);
  if (tree.kind === 'sum') {
    return tree.links.flatMap((link, at) =>
      atomsOf(link.operand, at === 0 && beginsWithMinus(tree) ? link : undefined),
    );
  }
  return tree.links.flatMap((link, at) => {
    if (dividesAtom(tree, at)) return [];
    const atoms = atomsOf(link.operand, at === 0 ? minus : undefined);
    return dividesAtom(tree, at + 1) ? [{ ...atoms[0]!, division: tree.links[at + 1] }] : atoms;
  });
}

/** An atom as one number with its minus and its divisor, with one of them, and last without; where it has them. */
export function readingsOf({ literal, minus, division }: Atom): readonly Reading[] {
  const plain: Reading = { literal, tile: literal, taken: [] };
  const divided = division === undefined ? [] : dividedBy(literal, division);
  const positive = [...divided, plain];
  return minus === undefined || literal.value === 0
    ? positive
    : [...divided.map((reading) => negated(reading, minus)), ...divided, negated(plain, minus), plain];
}

/** The fraction, if it is one: 4/2 is not read as the tile 2. */
function dividedBy(literal: Literal, division: Link): readonly Reading[] {
  const divisor = division.operand as Literal;
  const value = operate('/', literal.value, divisor.value);
  if (value === undefined || isInteger(value)) return [];
  const tile: Literal = { kind: 'literal', value, start: literal.start, end: divisor.end };
  return [{ literal, tile, taken: [division] }];
}

function negated({ literal, tile, taken }: Reading, minus: Link): Reading {
  const value = operate('-', 0, tile.value)!;
  return { literal, tile: { ...tile, value, start: minus.start }, taken: [minus, ...taken] };
}

/**
 * The tree with its atoms as they are read. Its value is the same.
 *
 * @param readings one for each atom that takes in a minus or a division, and others or not.
 */
export function readAs(tree: Tree, readings: readonly Reading[]): Tree {
  const tiles = new Map(readings.map(({ literal, tile }) => [literal, tile]));
  return rebuild(tree, tiles, new Set(readings.flatMap(({ taken }) => taken)));
}

function rebuild(tree: Tree, tiles: ReadonlyMap<Literal, Literal>, taken: ReadonlySet<Link>): Tree {
  if (tree.kind === 'literal') return tiles.get(tree) ?? tree;
  if (tree.kind === 'bracket') return { kind: 'bracket', inner: rebuild(tree.inner, tiles, taken) };
  const links = tree.links
    .filter((link) => link.operator === '-' || !taken.has(link))
    .map((link): Link => {
      const operator = taken.has(link) ? '+' : link.operator;
      return { ...link, operator, operand: rebuild(link.operand, tiles, taken) };
    });
  return chainOf(tree.kind, links);
}

/** Whether the link at this place of a product divides, by a literal, a literal that the link before it multiplies by. */
function dividesAtom({ links }: Chain, at: number): boolean {
  const link = links[at];
  const before = links[at - 1];
  if (link === undefined || before === undefined || link.operator !== '/' || before.operator !== '*') return false;
  return link.operand.kind === 'literal' && isSignedLiteral(before.operand);
}

/** Whether an operand is a literal, or one after a minus as in `5*-1/2`. */
function isSignedLiteral(operand: Tree): boolean {
  if (operand.kind === 'literal') return true;
  return operand.kind === 'sum' && operand.links.length === 1 && operand.links[0]!.operand.kind === 'literal';
}
