import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import { askAnyway } from '../../solving/ask-anyway.ts';
import { type Game, searchOfEntries } from '../numbers-game/address.ts';
import { type Preset, rulesOf } from '../numbers-game/rules.ts';
import type { Reply } from '../numbers-game/service.ts';
import { dealQuestion } from './deal-question.ts';

/** How hard a dealt game may be. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
type Difficulty = (typeof DIFFICULTIES)[number];

/** The shows whose tiles are dealt. */
export const SHOWS = ['es', 'uk', 'fr'] as const;

/** What is asked of a deal, as a query writes it: a text is empty where the service may choose. */
export interface DealRequest {
  readonly show: string;
  readonly large: string;
  readonly difficulty: string;
  readonly seed: string;
}

/** What the service says of a game it dealt. */
export interface Deal {
  readonly difficulty: Difficulty;
  readonly seed: string | number;
  /** In the order drawn. */
  readonly numbers: readonly Exact[];
  readonly target: Exact;
  readonly fewestNumbers: number;
  /** How many distinct solutions there are. */
  readonly solutionCount: number;
}

/** A deal, and the game that it is. */
export interface DealtGame {
  readonly deal: Deal;
  readonly game: Game;
}

/** The deal an address asks for, or undefined when it asks for none. */
export function dealIn(search: string): DealRequest | undefined {
  const query = new URLSearchParams(search);
  const text = (name: keyof DealRequest) => query.get(name) ?? '';
  const request = { show: text('show'), large: text('large'), difficulty: text('difficulty'), seed: text('seed') };
  return request.show !== '' && request.seed !== '' ? request : undefined;
}

/** The query of a deal; with its seed it is the same game for everybody. */
export const searchOfDeal = ({ show, large, difficulty, seed }: DealRequest) =>
  searchOfEntries({ show, large, difficulty, seed });

/** Whether a body has the parts of a deal. */
function isDeal(body: unknown): body is Deal {
  const { seed, numbers, target } = (body ?? {}) as Partial<Deal>;
  return seed !== undefined && Array.isArray(numbers) && target !== undefined;
}

/** Asks for a game. @param preset the rules it is played by @param signal gives the question up */
export async function askDeal(request: DealRequest, preset: Preset, signal: AbortSignal): Promise<Reply<DealtGame>> {
  const reply = await askAnyway(`/api/v1/numbers/deal${searchOfDeal(request)}`, dealQuestion(request), isDeal, signal);
  if (!reply.ok) return reply;
  const { numbers, target } = reply.answer;
  return { ...reply, answer: { deal: reply.answer, game: { numbers, target, rules: rulesOf(preset) } } };
}
