import type { AllAnswer, BestAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import type { Check } from '../../functions/solvers/arithmetic/check/check.ts';
import type { Deal, DealRequest } from '../../functions/solvers/arithmetic/deal/deal.ts';
import type { Page } from '../../functions/solvers/arithmetic/distinct/ways.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import type { Explanation } from '../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Asked } from '../components/cryptarithm/reading.ts';
import type { Game, Hand } from '../components/numbers-game/address.ts';
import type { Reach } from '../components/reach/ask-reach.ts';
import type { Targets } from '../components/reach/targets.ts';
import type { CryptarithmAnswer } from './cryptarithm-answer.ts';

/** What a solver of the browser can be asked, by what is to be found: the questions of the API, as plain data. */
export type Question =
  | { readonly find: 'best'; readonly game: Game }
  | { readonly find: 'all'; readonly game: Game; readonly page: Page }
  | { readonly find: 'reach'; readonly hand: Hand; readonly targets: Targets }
  | { readonly find: 'check'; readonly game: Game; readonly expression: string }
  | { readonly find: 'deal'; readonly request: DealRequest }
  | { readonly find: 'digits'; readonly asked: Asked; readonly limit: number }
  | { readonly find: 'explanation'; readonly asked: Asked };

/** The answers, in the shape of the API's. */
interface Answers {
  readonly best: BestAnswer & { readonly puzzle: NumbersPuzzle };
  readonly all: AllAnswer & { readonly puzzle: NumbersPuzzle };
  readonly reach: Reach & Targets & { readonly puzzle: Omit<NumbersPuzzle, 'target'> };
  readonly check: Check & { readonly puzzle: NumbersPuzzle };
  readonly deal: Deal & { readonly puzzle: NumbersPuzzle };
  readonly digits: CryptarithmAnswer;
  /** Null where there is nothing to tell. */
  readonly explanation: { readonly explanation: Explanation | null };
}

/** What the answer to a question looks like. */
export type AnswerTo<Put extends Question = Question> = Answers[Put['find']];

/** The questions that take a search, whose answer may be unproven. */
export type SearchQuestion = Extract<Question, { readonly find: 'best' | 'all' | 'reach' | 'digits' }>;
