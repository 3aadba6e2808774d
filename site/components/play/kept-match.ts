import { type Kept, kept } from './kept.ts';
import type { Match } from './match.ts';
import type { Round } from './round.ts';

/** Whether a value that was kept is a match of a kind of round. */
export function isMatch<Game, Position, Move, Best>(
  round: Round<Game, Position, Move, Best>,
  found: unknown,
): found is Match<Game, Position> {
  const { show, game, position, clock } = (found ?? {}) as Partial<Match<Game, Position>>;
  if (!show || game === undefined || position === undefined || !clock) return false;
  return Number.isFinite(clock.startsAt) && round.isPosition(position);
}

/** A match that the browser keeps. */
export const keptMatch = <Game, Position, Move, Best>(
  place: () => Storage,
  key: string,
  round: Round<Game, Position, Move, Best>,
): Kept<Match<Game, Position>> => kept(place, key, (found): found is Match<Game, Position> => isMatch(round, found));
