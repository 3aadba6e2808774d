import type { BestAnswer } from '../../../../functions/solvers/arithmetic/answer.ts';
import { askDeal, type DealtGame } from '../../deal/ask-deal.ts';
import { askBest } from '../../numbers-game/ask.ts';
import type { Round } from '../round.ts';
import { afterMove, type Hand, type Move, restingHand } from './hand.ts';
import { pointsOf, SECONDS } from './points.ts';
import { nearestOn } from './table.ts';

/** The numbers round: six tiles, a target, and the nearest number on the table is the answer. */
export const numbersRound: Round<DealtGame, Hand, Move, BestAnswer> = {
  seconds: (show) => SECONDS[show],

  deal: ({ show, large, difficulty, seed }, signal) => askDeal({ show, large, difficulty, seed }, 'countdown', signal),

  seedOf: ({ deal }) => String(deal.seed),

  begin: ({ game }) => restingHand({ numbers: game.numbers.map(Number), target: Number(game.target), turns: [] }),

  after: afterMove,

  judge({ table }) {
    const { value, tiles } = nearestOn(table);
    return { gap: Math.abs(Number(value) - table.target), tiles };
  },

  best: ({ game }, signal) => askBest(game, signal),

  leastGap: ({ best }) => Number(best?.distance),

  points: pointsOf,
};
