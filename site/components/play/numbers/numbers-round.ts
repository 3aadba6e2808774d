import type { BestAnswer } from '../../../../functions/solvers/arithmetic/answer.ts';
import { askDeal, type DealtGame } from '../../deal/ask-deal.ts';
import { askBest } from '../../numbers-game/ask.ts';
import type { Judgement, Round } from '../round.ts';
import { afterMove, type Hand, type Move, restingHand } from './hand.ts';
import { pointsOf, SECONDS } from './points.ts';
import { nearestOn } from './table.ts';

/** The answer on a table: its nearest number. @throws RangeError when it is no table that was played */
function answerOf({ table }: Hand): Judgement {
  const { value, tiles } = nearestOn(table);
  return { gap: Math.abs(Number(value) - table.target), tiles };
}

/** The numbers round: six tiles, a target, and the nearest number on the table is the answer. */
export const numbersRound: Round<DealtGame, Hand, Move, BestAnswer> = {
  seconds: (show) => SECONDS[show],

  deal: ({ show, large, difficulty, seed }, signal) => askDeal({ show, large, difficulty, seed }, 'countdown', signal),

  dealtAs: ({ deal }) => ({ seed: String(deal.seed), choices: '' }),

  begin: ({ game }) => restingHand({ numbers: game.numbers.map(Number), target: Number(game.target), turns: [] }),

  after: afterMove,

  isPosition: (found) => answerOf(found).gap >= 0,

  isPerfect: (position) => answerOf(position).gap === 0,

  best: ({ game }, signal) => askBest(game, signal),

  judge: answerOf,

  points: (show, { gap }, { best }) => pointsOf(show, gap, Number(best?.distance)),
};
