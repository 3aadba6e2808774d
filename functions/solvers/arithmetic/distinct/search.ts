import type { Budget } from '../../budget.ts';
import type { NumbersPuzzle } from '../puzzle.ts';
import { compare, denominatorOf, isInteger, numeratorOf, type Rational } from '../rational.ts';
import type { Working } from '../working.ts';
import { FunctionTable } from './functions.ts';
import type { Ground } from './ground.ts';
import { ALL } from './kinds.ts';
import { Seeker } from './seek.ts';
import { MINUS, PLUS, signsOf } from './signs.ts';
import { Ways, waysOf } from './ways.ts';
import { Writer } from './writer.ts';

/** Rows are built up to so many tiles, by number of tiles: what is fastest, and half of them at least. */
const BUILT_TILES = {
  integral: [0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5],
  rational: [0, 1, 1, 2, 3, 3, 4, 4, 4, 5, 5],
} as const;

/** With fewer units of work than this, eight tiles begin to be sought a level earlier: rows would take it all. */
const SCARCE_WORK = 2_000_000;
const SCARCE_BUILT_TILES = 4;

/** Of a budget, what may be spent on finding solutions: the rest is for writing them. */
const SEEK_SHARE = 0.7;
/** Units of work for writing one. */
const WRITE_WORK = 100;

const JUST_PLUS = [PLUS] as const;
const BOTH_SIGNS = [PLUS, MINUS] as const;
const NO_SIGNS = [] as const;

const NONE: readonly Working[] = [];

const table = new FunctionTable();

/** Gives back the memory of large games, once no `Ways` are looked at any more. */
export function freeFunctions(): void {
  table.free();
}

/**
 * All distinct ways to make a value: functions without sign, found backwards from its magnitude, that can have its sign.
 *
 * @param ground of the puzzle (`groundOf`).
 */
export function searchDistinct(puzzle: NumbersPuzzle, target: Rational, ground: Ground, budget: Budget): Ways {
  const sign = compare(target, 0) < 0 ? MINUS : PLUS;
  if (ground.positive && compare(target, 0) <= 0) return waysOf(NONE, true);
  if (ground.integral && !isInteger(target)) return waysOf(NONE, true);
  const numerator = Math.abs(Number(numeratorOf(target)));
  const denominator = Number(denominatorOf(target));

  const units = Math.ceil((budget.limit - budget.spent) * SEEK_SHARE);
  const { hits, whole } = budget.lend(units, (loan) => {
    const seeker = seekerOf(puzzle, ground, numerator, denominator, loan);
    return { hits: seeker.hits.takeFrom(0), whole: !loan.exhausted };
  });

  const indexes: number[] = [];
  const signs: number[] = [];
  for (const index of hits) {
    if (!budget.spend(WRITE_WORK)) break;
    for (const one of signsWanted(index, sign, numerator === 0)) {
      indexes.push(index);
      signs.push(one);
    }
  }
  const writer = new Writer(table, puzzle.values);
  return new Ways(
    indexes.length,
    (place) => writer.write(indexes[place]!, signs[place]!),
    whole && !budget.exhausted && !table.closed,
  );
}

/** Seeks a value without sign, of all tiles or of any. */
function seekerOf(
  { use }: NumbersPuzzle,
  ground: Ground,
  numerator: number,
  denominator: number,
  budget: Budget,
): Seeker {
  const { bySize, tileCount } = ground.shape;
  table.reset(ground);
  const seeker = new Seeker(table, budget);
  const built = BUILT_TILES[ground.integral ? 'integral' : 'rational'][tileCount]!;
  const isScarce = budget.limit < SCARCE_WORK && tileCount <= 2 * SCARCE_BUILT_TILES;
  seeker.build(isScarce ? Math.min(built, SCARCE_BUILT_TILES) : built);
  for (let size = use === 'all' ? tileCount : 1; size <= tileCount; size++) {
    for (const subset of bySize[size]!) seeker.seek(subset, numerator, denominator, ALL);
  }
  return seeker;
}

/** The signs with which a function makes the target: of zero all, but for a null function, where they are the same. */
function signsWanted(index: number, sign: number, isZero: boolean): readonly number[] {
  if (table.ground.positive) return JUST_PLUS;
  const signs = signsOf(table, index);
  if (isZero && signs === (PLUS | MINUS)) return table.isNull(index) ? JUST_PLUS : BOTH_SIGNS;
  if (isZero) return signs === 0 ? NO_SIGNS : [signs];
  return signs & sign ? [sign] : NO_SIGNS;
}
