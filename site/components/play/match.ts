import type { Show } from './choice.ts';
import { type Clock, elapsed, hasStarted, isUp } from './clock.ts';
import type { Judgement, Round } from './round.ts';

/** What a round came to. */
export interface Outcome extends Judgement {
  readonly points: number;
  /** Whole seconds that the player took. */
  readonly seconds: number;
}

/** A round as it is being played: a value that is kept, so that a reload goes on with it. */
export interface Match<Game, Position> {
  readonly show: Show;
  readonly game: Game;
  readonly position: Position;
  readonly clock: Clock;
  /** When it ended, in milliseconds since 1970; null before. */
  readonly endedAt: number | null;
  /** Null until the round has been compared with the best answer there is. */
  readonly outcome: Outcome | null;
}

/** A round at its beginning. */
export function begun<Game, Position, Move, Best>(
  round: Round<Game, Position, Move, Best>,
  game: Game,
  show: Show,
  clock: Clock,
): Match<Game, Position> {
  return { show, game, position: round.begin(game), clock, endedAt: null, outcome: null };
}

/** A round that is over: at the latest when its time was up. @param now when the player ended it, or noticed */
export function ended<Game, Position>(match: Match<Game, Position>, now: number): Match<Game, Position> {
  if (match.endedAt !== null) return match;
  return { ...match, endedAt: match.clock.startsAt + elapsed(match.clock, now) };
}

/** A round after a move. Before its clock runs and after its end none counts; a perfect answer ends it. */
export function moved<Game, Position, Move, Best>(
  round: Round<Game, Position, Move, Best>,
  match: Match<Game, Position>,
  move: Move,
  now: number,
): Match<Game, Position> {
  if (match.endedAt !== null || !hasStarted(match.clock, now)) return match;
  if (isUp(match.clock, now)) return ended(match, now);
  const after = { ...match, position: round.after(match.position, move) };
  return round.isPerfect(after.position) ? ended(after, now) : after;
}

/** A round that is over, with what it came to. */
export function judged<Game, Position, Move, Best>(
  round: Round<Game, Position, Move, Best>,
  match: Match<Game, Position>,
  best: Best,
): Match<Game, Position> & { readonly outcome: Outcome } {
  const judgement = round.judge(match.position, best);
  const points = round.points(match.show, judgement, best);
  const seconds = Math.round(elapsed(match.clock, match.endedAt ?? match.clock.startsAt) / 1000);
  return { ...match, outcome: { ...judgement, points, seconds } };
}
