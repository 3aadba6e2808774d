import { denominatorOf, numeratorOf, type Rational } from '../rational.ts';
import type { Game } from './game.ts';

/** Levels that are kept in any game: their values are few enough. */
export const USUAL_LEVELS = 4;
/** Below this, fractions that differ have different quotients in doubles. */
const MOST_PRODUCT = 2 ** 51;

/**
 * Whether a search in doubles is exact.
 *
 * Integers have to stay below 2^53. Of two fractions n/d and m/e, n · e and m · d have to stay below 2^51: in the table
 * those of two subsets (`isLevelExact`), and where a partner is looked for those of it and of what is made of the target and
 * the other tiles. A numerator and its denominator together are at most the product of those of the tiles.
 */
export function isExactInDoubles(game: Game, target: Rational): boolean {
  const most = game.ceilings[game.shape.full]!;
  if (game.integral) return most <= Number.MAX_SAFE_INTEGER && typeof target === 'number';
  const ofTarget = Math.abs(Number(numeratorOf(target))) + Number(denominatorOf(target));
  return (
    ofTarget * most < MOST_PRODUCT && isLevelExact(game, Math.min(USUAL_LEVELS, Math.max(1, game.shape.tileCount - 2)))
  );
}

/** Whether the values of subsets of up to so many tiles are told apart by their doubles. */
export function isLevelExact({ ceilings, integral, shape }: Game, size: number): boolean {
  return integral || shape.bySize[size]!.every((subset) => ceilings[subset]! ** 2 < MOST_PRODUCT);
}
