/** All games of the television show: every selection of six tiles with every target, counted up. */

import { sweep } from '../../functions/solvers/arithmetic/reach/sweep.ts';
import { TELEVISION_TILES } from './seeded-games.ts';

/** The targets that are drawn on the show begin at 100 in some countries and at 101 in others. */
const FROM = 100;
const TO = 999;
/** Distances that are counted one by one. */
const NEAR = 4;
/** Farther than this scores nothing. */
const SCORED = 10;

/** A game and how far its nearest value is. */
export interface Game {
  readonly tiles: readonly number[];
  readonly target: number;
  readonly distance: number;
}

/** Games with targets from 101 to 999, if nothing else is said. */
export interface Count {
  selections: number;
  /** Selections that reach every target from 100 to 999. */
  whole: number;
  /** Games at distance 0, 1, 2 and 3. */
  near: number[];
  /** Games with nothing within ten. */
  unscored: number;
  /** The farthest, the first of them. */
  worst: Game;
}

export interface WholeGame {
  /** By number of large tiles (25, 50, 75, 100), 0 to 4. */
  readonly byLarge: readonly Count[];
  /** By target, the number of selections that reach it, from 100 on. */
  readonly reachedBy: Int32Array;
  /** Of games with tiles drawn at random from the 24, the part that can be solved. */
  readonly drawnSolvable: number;
}

export function countWholeGame(): WholeGame {
  const byLarge = Array.from({ length: 5 }, noGames);
  const reachedBy = new Int32Array(TO - FROM + 1);
  let draws = 0;
  let solvableDraws = 0;
  sweep(TELEVISION_TILES, 6, FROM, TO, ({ tiles, distances }) => {
    const count = byLarge[tiles.filter((tile) => tile > 10).length]!;
    const ways = waysToDraw(tiles);
    count.selections++;
    let solvable = 0;
    for (let place = 0; place < reachedBy.length; place++) {
      const distance = distances[place]!;
      if (distance === 0) {
        reachedBy[place]!++;
        solvable++;
      }
      if (place === 0) continue;
      if (distance < NEAR) count.near[distance]!++;
      else if (distance > SCORED) count.unscored++;
      if (distance > count.worst.distance) count.worst = { tiles, target: FROM + place, distance };
    }
    if (solvable === reachedBy.length) count.whole++;
    draws += ways * (reachedBy.length - 1);
    solvableDraws += ways * (solvable - (distances[0] === 0 ? 1 : 0));
  });
  return { byLarge, reachedBy, drawnSolvable: solvableDraws / draws };
}

function noGames(): Count {
  return {
    selections: 0,
    whole: 0,
    near: new Array<number>(NEAR).fill(0),
    unscored: 0,
    worst: { tiles: [], target: 0, distance: 0 },
  };
}

/** In how many ways a selection comes from the 24 tiles: a small tile alone in two. */
function waysToDraw(tiles: readonly number[]): number {
  const alone = tiles.filter((tile) => tile <= 10 && tiles.indexOf(tile) === tiles.lastIndexOf(tile));
  return 2 ** alone.length;
}

/** Selections that reach a target from 101 on, all of them together. */
export function solvable({ reachedBy }: WholeGame, from: number): number {
  return reachedBy.subarray(from - FROM).reduce((sum, selections) => sum + selections, 0);
}

/** The targets that the fewest selections reach, hardest first. */
export function hardestTargets({ reachedBy }: WholeGame, count: number): { target: number; selections: number }[] {
  return Array.from(reachedBy, (selections, place) => ({ target: FROM + place, selections }))
    .sort((a, b) => a.selections - b.selections || a.target - b.target)
    .slice(0, count);
}
