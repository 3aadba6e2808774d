import type { Expression } from '../expression.ts';
import type { Operator } from '../puzzle.ts';
import { compare, operate, type Rational, step } from '../rational.ts';
import type { Game } from './game.ts';
import type { NearestValues } from './nearest-values.ts';
import { tilesOf } from './tiles.ts';

/**
 * Offers what needs no search, so that there is an answer whatever the budget: under `any` each tile, under `all` the tiles
 * added, subtracted, multiplied and divided in turn, from the largest on, wherever that is a value; and added or subtracted
 * so as to come near the target.
 */
export function offerSeeds(game: Game, nearest: NearestValues): void {
  const { any, kinds, rules, shape } = game;
  if (any) {
    for (const tile of kinds) nearest.offer({ value: tile, tiles: 1, expression: tile });
    return;
  }
  const tiles = tilesOf(game, shape.full).sort((a, b) => compare(b, a));
  const chains = rules.operations.map((operator) => tiles.map((tile): Link => ({ tile, operator })));
  if (game.operations.plus && game.operations.minus) chains.push(signedTiles(tiles, nearest.target));
  for (const chain of chains) {
    const value = chain.reduce<Rational | undefined>(
      (value, { tile, operator }, place) =>
        place === 0 ? tile : value === undefined ? undefined : step(rules.values, operator, value, tile),
      undefined,
    );
    if (value === undefined) continue;
    const expression = chain.reduce<Expression>(
      (left, { tile, operator }, place) => (place === 0 ? tile : { operator, left, right: tile }),
      0,
    );
    nearest.offer({ value, tiles: tiles.length, expression });
  }
}

interface Link {
  readonly operator: Operator;
  readonly tile: Rational;
}

/** Each tile added while the sum is below the target, else subtracted; those added first. The first one is added. */
function signedTiles(tiles: readonly Rational[], target: Rational): Link[] {
  let sum: Rational = 0;
  const links = tiles.map((tile, place): Link => {
    const operator = place === 0 || compare(sum, target) < 0 ? '+' : '-';
    sum = operate(operator, sum, tile)!;
    return { operator, tile };
  });
  return [...links.filter(({ operator }) => operator === '+'), ...links.filter(({ operator }) => operator === '-')];
}
