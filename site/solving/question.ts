import type { AllAnswer, BestAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import type { Check } from '../../functions/solvers/arithmetic/check/check.ts';
import type { Deal, DealRequest } from '../../functions/solvers/arithmetic/deal/deal.ts';
import type { Page } from '../../functions/solvers/arithmetic/distinct/ways.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import type { Game, Hand } from '../components/numbers-game/address.ts';
import type { Reach } from '../components/reach/ask-reach.ts';
import type { Targets } from '../components/reach/targets.ts';

/** What a solver of the browser can be asked, by what is to be found: the questions of the API, as plain data. */
export type Question =
  | { readonly find: 'best'; readonly game: Game }
  | { readonly find: 'all'; readonly game: Game; readonly page: Page }
  | { readonly find: 'reach'; readonly hand: Hand; readonly targets: Targets }
  | { readonly find: 'check'; readonly game: Game; readonly expression: string }
  | { readonly find: 'deal'; readonly request: DealRequest };

/** The answers, in the shape of the API's. */
interface Answers {
  readonly best: BestAnswer & { readonly puzzle: NumbersPuzzle };
  readonly all: AllAnswer & { readonly puzzle: NumbersPuzzle };
  readonly reach: Reach & Targets & { readonly puzzle: Omit<NumbersPuzzle, 'target'> };
  readonly check: Check & { readonly puzzle: NumbersPuzzle };
  readonly deal: Deal & { readonly puzzle: NumbersPuzzle };
}

/** What the answer to a question looks like. */
export type AnswerTo<Asked extends Question = Question> = Answers[Asked['find']];

/** The questions that take a search, whose answer may be unproven. */
export type SearchQuestion = Extract<Question, { readonly find: 'best' | 'all' | 'reach' }>;
