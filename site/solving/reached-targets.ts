import type { Reach as SolvedReach } from '../../functions/solvers/arithmetic/reach/reach-answer.ts';
import type { Reach } from '../components/reach/ask-reach.ts';

/** A reach target by target, as the API tells it. */
export function reachedTargets({ from, fewest, distances, search }: SolvedReach): Reach {
  const targets = Array.from(fewest, (numbers, place) => {
    const distance = distances[place] ?? Infinity;
    return {
      target: from + place,
      reached: numbers > 0,
      numbersUsed: numbers > 0 ? numbers : null,
      distance: distance === Infinity ? null : distance,
    };
  });
  return { targets, reachedCount: targets.filter(({ reached }) => reached).length, search };
}
