import { denominatorOf, numeratorOf, type Rational } from '../rational.ts';
import { NO_CHAIN } from './chains.ts';
import { isLevelExact, USUAL_LEVELS } from './doubles.ts';
import type { Game } from './game.ts';
import type { NearestValues } from './nearest-values.ts';
import type { Sought } from './partners.ts';
import type { ValueTable } from './value-table.ts';
import { Zeros } from './zeros.ts';

/** What the steps of a search share. */
export interface Ground {
  readonly game: Game;
  readonly table: ValueTable;
  readonly zeros: Zeros;
  readonly nearest: NearestValues;
  /** The target, in doubles; undefined where no value can be it. */
  readonly sought: Sought | undefined;
}

/** Begins a game in the table. @param exactly whether its values are exact rationals and not doubles only. */
export function groundOf(table: ValueTable, game: Game, nearest: NearestValues, exactly: boolean): Ground {
  table.reset(game, exactly);
  return { game, table, nearest, zeros: new Zeros(table), sought: soughtOf(game, nearest.target, nearest.size) };
}

function soughtOf({ ceilings, least, shape }: Game, target: Rational, size: number): Sought | undefined {
  if (Math.abs(size) > ceilings[shape.full]! || size < least) return undefined;
  return {
    numerator: Number(numeratorOf(target)),
    denominator: Number(denominatorOf(target)),
    chain: NO_CHAIN,
    floor: 0,
  };
}

/** Pairs that a level above those may be made of: there are as few where tiles are equal. */
const FEW_PAIRS = 20_000;

/**
 * Whether the level of subsets of `size` tiles, all those below being there, is to be made. The last two never are: the
 * target is met between them and the others.
 */
export function isWorthKeeping({ game, first, last, exactly }: ValueTable, size: number): boolean {
  const { tileCount, bySize, halves } = game.shape;
  if (size > tileCount - 2) return false;
  if (size <= USUAL_LEVELS) return true;
  if (!exactly && !isLevelExact(game, size)) return false;
  let pairs = 0;
  for (const subset of bySize[size]!) {
    for (const part of halves[subset]!) {
      pairs += (last[part]! - first[part]!) * (last[subset - part]! - first[subset - part]!);
    }
  }
  return pairs <= FEW_PAIRS;
}

/**
 * Whether a table whole up to so many tiles has an operand of every operation that matters: not of one that joins two larger
 * subsets.
 */
export function isCovered({ game, nearest, zeros }: Ground, whole: number): boolean {
  const tiles = game.any ? Math.min(game.shape.tileCount, nearest.exactTiles - 1) : game.shape.tileCount;
  return tiles <= 2 * whole + 1 && !zeros.missed;
}

/** Under `any`, offers the entries that are nearest. */
export function offerNearestEntries(table: ValueTable, nearest: NearestValues): void {
  const { game, quotients, first, last } = table;
  if (!game.any) return;
  for (const [size, subsets] of game.shape.bySize.entries()) {
    for (const subset of subsets) {
      for (let entry = first[subset]!; entry < last[subset]!; entry++) {
        if (quotients[entry]! < nearest.low || quotients[entry]! > nearest.high) continue;
        const value = table.valueOf(entry);
        if (nearest.wants(value, size)) nearest.offer({ value, tiles: size, expression: table.expressionOf(entry) });
      }
    }
  }
}
