import type { Expression } from '../expression.ts';
import type { Rational } from '../rational.ts';
import type { Game } from './game.ts';

/** The tiles of a subset, kind after kind. */
export function tilesOf({ shape, kinds }: Game, subset: number): Rational[] {
  return kinds.flatMap((tile, kind) => {
    const unit = shape.units[kind]!;
    const next = shape.units[kind + 1] ?? shape.full + 1;
    return new Array<Rational>(Math.floor((subset % next) / unit)).fill(tile);
  });
}

/** The product of all tiles of a subset, of one or more: a value wherever × is allowed. */
export function productOf(game: Game, subset: number): Expression {
  const [first, ...others] = tilesOf(game, subset);
  return others.reduce<Expression>((left, right) => ({ operator: '*', left, right }), first!);
}
