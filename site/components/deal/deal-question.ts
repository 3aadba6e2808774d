import { DIFFICULTIES } from '../../../functions/solvers/arithmetic/deal/difficulty.ts';
import { SHOW_NAMES, SHOWS } from '../../../functions/solvers/arithmetic/deal/shows.ts';
import type { Question } from '../../solving/question.ts';
import type { DealRequest } from './ask-deal.ts';
import { chance } from './chance.ts';

/** The characters of a seed, at most, as the service has it. */
const MOST_SEED_LENGTH = 64;

/** What the browser is asked for a deal, or undefined when the service would not deal it, either. */
export function dealQuestion({ show, large, difficulty, seed }: DealRequest): Question | undefined {
  const name = SHOW_NAMES.find((known) => known === show);
  const level = DIFFICULTIES.find((known) => known === difficulty);
  const isLevel = difficulty === '' || level;
  if (!name || !isLevel || !/^[0-4]?$/.test(large) || Number(large) > SHOWS[name].large.length) return undefined;
  if (seed.length > MOST_SEED_LENGTH) return undefined;
  const request = {
    show: name,
    large: large === '' ? undefined : Number(large),
    difficulty: level,
    seed: seed === '' ? chance() : seed,
  };
  return { find: 'deal', request };
}
