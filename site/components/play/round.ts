import type { Reply } from '../numbers-game/service.ts';
import type { Choice, Show } from './choice.ts';

/** How good an answer is, whatever the round: how far from perfect, and of how many tiles. */
export interface Judgement {
  /** 0 when it is perfect. */
  readonly gap: number;
  readonly tiles: number;
}

/** What a game is dealt from: its seed, and how it was drawn where the player said so. */
export type Dealt = Pick<Choice, 'seed' | 'choices'>;

/** Lets the player say how a game is drawn from its seed, which takes as long as it takes. */
export type Draw = (choice: Choice) => Promise<Choice>;

/**
 * A kind of round: how it is dealt, played and judged. The clock, the score and the days know no more of it than this, so
 * that another kind joins by being one. Games and positions are plain values that JSON keeps.
 */
export interface Round<Game, Position, Move, Best> {
  /** The clock of a show in seconds. */
  seconds(show: Show): number;
  /**
   * Asks for a game: the one of its seed, where the choice has one.
   * @param draw asks the player how it is to be drawn, where that is theirs to say
   */
  deal(choice: Choice, signal: AbortSignal, draw: Draw): Promise<Reply<Game>>;
  /** What in a choice deals a game again. */
  dealtAs(game: Game): Dealt;
  /** Where a game begins. */
  begin(game: Game): Position;
  /** The position after a move; the same one when the move does nothing. */
  after(position: Position, move: Move): Position;
  /** Whether what was kept is a position of this kind. It may throw where it is none. */
  isPosition(found: Position): boolean;
  /** Whether a position holds an answer that nothing can be better than, as far as the player may know: it ends the round. */
  isPerfect(position: Position): boolean;
  /** Asks for the best answer there is. */
  best(game: Game, signal: AbortSignal): Promise<Reply<Best>>;
  /** The best answer that a position holds, beside the best there is. */
  judge(position: Position, best: Best): Judgement;
  /** The points of an answer by the rules of a show, for who plays alone. */
  points(show: Show, judgement: Judgement, best: Best): number;
}

/** What is seen of a kind of round. */
export interface RoundView<Game, Position, Best> {
  /** Lays the tiles face down, as before a deal. */
  rest(show: Show): void;
  /** Lets the player draw a game; rejects when the signal gives it up. Only where a game is drawn by the player. */
  draw?(choice: Choice, signal: AbortSignal): Promise<Choice>;
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
  /** What an answer is worth in a show, in words. */
  ruleTold(show: Show): string;
  /** Shows the answer of the player, and the best one. */
  showAnswers(game: Game, position: Position, best: Best): void;
}
