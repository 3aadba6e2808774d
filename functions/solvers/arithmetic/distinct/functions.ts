import type { Ground } from './ground.ts';
import {
  DIFFERENCE,
  FACTORS,
  includes,
  KIND_COUNT,
  type Kind,
  type Kinds,
  NULL_PRODUCT,
  NULL_SUM,
  PADDED,
  PRODUCT,
  QUOTIENT,
  SUM,
  TILE,
} from './kinds.ts';
import { ValueIndex } from './value-index.ts';

/** Functions a table may hold, 37 bytes each. */
const MOST_FUNCTIONS = 1 << 20;
/** A table with more room than this is not kept for the next game. */
const KEPT_FUNCTIONS = 1 << 16;

/**
 * Functions of subsets of the tiles, without their sign: the values are those of the tiles' magnitudes, zero or more.
 *
 * A function has a number, from 1. Those of a subset stand in a row, in the order of their kinds; subsets come by size, then
 * by dense number. Functions found by a search, not built, come after all that were there.
 *
 * Made to be used again: `reset` begins a new game without giving the memory back.
 */
export class FunctionTable {
  ground!: Ground;
  /** Where the functions of the rows are found by subset and value. */
  readonly index = new ValueIndex();
  /** One more than the number of functions. */
  length = 1;
  /** More was to be added than a table may hold; what came since is lost. */
  closed = false;
  /** Numerator, denominator and their quotient, by function. Under integral rules the denominator is 1. */
  numerators = new Float64Array(1 << 12);
  denominators = new Float64Array(1 << 12);
  values = new Float64Array(1 << 12);
  kinds = new Uint8Array(1 << 12);
  /** The two functions it is made of, the head of a list first; for a tile, its kind of tile and 0. */
  lefts = new Int32Array(1 << 12);
  rights = new Int32Array(1 << 12);

  /** First function of each subset and kind: `starts[subset * (KIND_COUNT + 1) + kind]`; the last one is the end. */
  #starts = new Int32Array(0);
  /** Whether the row of a subset is there, by dense number. */
  #built = new Uint8Array(0);
  /** The signs of products that are not to be written in every order, as far as they have been asked for. */
  readonly #signs = new Map<number, number>();
  #rowsEnd = 1;

  reset(ground: Ground): void {
    const { shape } = ground;
    this.ground = ground;
    this.length = 1;
    this.#rowsEnd = 1;
    this.closed = false;
    this.#signs.clear();
    this.#starts = new Int32Array((shape.full + 1) * (KIND_COUNT + 1));
    this.#built = new Uint8Array(shape.full + 1);
    this.index.reset(shape.tileCount);
  }

  /** One past the last function of all rows. */
  get rowsEnd(): number {
    return this.#rowsEnd;
  }

  /** Gives back what a large game took. The functions are gone. */
  free(): void {
    if (this.values.length <= KEPT_FUNCTIONS) return;
    this.numerators = new Float64Array(KEPT_FUNCTIONS);
    this.denominators = new Float64Array(KEPT_FUNCTIONS);
    this.values = new Float64Array(KEPT_FUNCTIONS);
    this.kinds = new Uint8Array(KEPT_FUNCTIONS);
    this.lefts = new Int32Array(KEPT_FUNCTIONS);
    this.rights = new Int32Array(KEPT_FUNCTIONS);
    this.index.resize(KEPT_FUNCTIONS);
  }

  isBuilt(subset: number): boolean {
    return this.#built[subset] === 1;
  }

  /** The first function of a kind in the row of a subset. */
  start(subset: number, kind: Kind): number {
    return this.#starts[subset * (KIND_COUNT + 1) + kind]!;
  }

  /** One past the last function of a kind in the row of a subset. */
  end(subset: number, kind: Kind): number {
    return this.#starts[subset * (KIND_COUNT + 1) + kind + 1]!;
  }

  /** How many functions of these kinds the row of a subset has. */
  count(subset: number, { first, last }: Kinds): number {
    return this.end(subset, last) - this.start(subset, first);
  }

  /** Begins the row of a subset: what is added from now on, kind after kind, is of this row. */
  begin(subset: number): void {
    this.#starts[subset * (KIND_COUNT + 1)] = this.length;
  }

  /** Ends a kind of the row. */
  endKind(subset: number, kind: Kind): void {
    this.#starts[subset * (KIND_COUNT + 1) + kind + 1] = this.length;
  }

  /** Ends the row, so that it can be looked up. */
  finish(subset: number): void {
    this.#built[subset] = 1;
    this.#rowsEnd = this.length;
    this.index.enter(subset, this.values, this.start(subset, QUOTIENT), this.length);
  }

  /** Adds numerator/denominator, made of two functions. @returns its number, or 0 when there is no room for it. */
  add(kind: Kind, numerator: number, denominator: number, left: number, right: number): number {
    const index = this.length;
    if (index === this.values.length && !this.#extend()) return 0;
    this.numerators[index] = numerator;
    this.denominators[index] = denominator;
    this.values[index] = numerator / denominator;
    this.kinds[index] = kind;
    this.lefts[index] = left;
    this.rights[index] = right;
    this.length++;
    return index;
  }

  /** The head of a function as a list of terms: the term that comes last in the table. */
  headTerm(index: number): number {
    return this.kinds[index] === SUM ? this.lefts[index]! : index;
  }

  /** The head of a function as a list of factors. */
  headFactor(index: number): number {
    const kind = this.kinds[index];
    return kind === PRODUCT || kind === NULL_PRODUCT ? this.lefts[index]! : index;
  }

  /** The head of a function as a list of null terms. */
  headNull(index: number): number {
    return this.kinds[index] === NULL_SUM ? this.lefts[index]! : index;
  }

  /** Whether a function is its own negative. */
  isNull(index: number): boolean {
    if (this.values[index] !== 0) return false;
    const kind = this.kinds[index]!;
    const left = this.lefts[index]!;
    if (kind === TILE || kind === SUM) return false;
    if (kind === DIFFERENCE) return left === this.rights[index];
    if (kind === PADDED) return this.isNull(left);
    return kind === NULL_SUM || this.isNull(left) || this.isNull(this.rights[index]!);
  }

  /** The signs of a product, which `find` tells when they are asked for the first time. */
  signsOfChoice(index: number, find: () => number): number {
    const known = this.#signs.get(index);
    if (known !== undefined) return known;
    const signs = find();
    this.#signs.set(index, signs);
    return signs;
  }

  /** Whether it is a single factor whose magnitude is 1. */
  isUnit(index: number): boolean {
    return this.values[index] === 1 && includes(FACTORS, this.kinds[index]!);
  }

  #extend(): boolean {
    this.closed ||= this.length >= MOST_FUNCTIONS;
    if (this.closed) return false;
    this.numerators = doubled(this.numerators);
    this.denominators = doubled(this.denominators);
    this.values = doubled(this.values);
    this.kinds = doubled(this.kinds);
    this.lefts = doubled(this.lefts);
    this.rights = doubled(this.rights);
    this.index.resize(this.values.length);
    return true;
  }
}

function doubled<Column extends Float64Array | Int32Array | Uint8Array>(column: Column): Column {
  const longer = new (column.constructor as new (length: number) => Column)(2 * column.length);
  longer.set(column);
  return longer;
}
