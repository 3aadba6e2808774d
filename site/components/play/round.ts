import type { Reply } from '../numbers-game/service.ts';
import type { Choice, Show } from './choice.ts';

/** How good an answer is, whatever the round: how far from perfect, and of how many tiles. */
export interface Judgement {
  /** 0 when it is perfect. */
  readonly gap: number;
  readonly tiles: number;
}

/**
 * A kind of round: how it is dealt, played and judged. The clock, the score and the days know no more of it than this, so
 * that another kind joins by being one. Games and positions are plain values that JSON keeps.
 */
export interface Round<Game, Position, Move, Best> {
  /** The clock of a show in seconds. */
  seconds(show: Show): number;
  /** Asks for a game: the one of its seed, where the choice has one. */
  deal(choice: Choice, signal: AbortSignal): Promise<Reply<Game>>;
  /** The seed that deals a game again. */
  seedOf(game: Game): string;
  /** Where a game begins. */
  begin(game: Game): Position;
  /** The position after a move; the same one when the move does nothing. */
  after(position: Position, move: Move): Position;
  /** The best answer that a position holds. @throws RangeError when it is no position of this kind */
  judge(position: Position): Judgement;
  /** Asks for the best answer there is. */
  best(game: Game, signal: AbortSignal): Promise<Reply<Best>>;
  /** How far from perfect the best answer is. */
  leastGap(best: Best): number;
  /** The points of an answer by the rules of a show, for who plays alone. */
  points(show: Show, gap: number, leastGap: number): number;
}

/** What is seen of a kind of round. */
export interface RoundView<Game, Position, Best> {
  /** Lays the tiles face down, as before a deal. */
  rest(): void;
  /** Turns a dealt game up. @returns the milliseconds it takes; 0 for who wants no motion */
  turnUp(game: Game): number;
  /** Shows a position. @param isOpen whether moves are taken */
  show(position: Position, isOpen: boolean): void;
  /** Takes the keyboard to the tiles. */
  focus(): void;
  /** A dealt game in words. */
  dealTold(game: Game): string;
  /** What a move changed, in words; empty when there is nothing to say. */
  changeTold(before: Position, after: Position): string;
  /** Shows the answer of the player, and the best one. */
  showAnswers(game: Game, position: Position, best: Best): void;
}
