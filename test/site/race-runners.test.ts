import { describe, expect, test } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { knownCounts } from '../../site/components/race/known-counts.ts';
import { endingOf, findingOf, timeOf } from '../../site/components/race/lane-sentences.ts';
import { RACE_GAMES, type RaceGame } from '../../site/components/race/race-games.ts';
import { type Runner, run, runnersOf } from '../../site/components/race/runners.ts';
import { timed } from '../../site/components/race/stopwatch.ts';
import { type Lane, laneOf } from '../../site/components/race/trial.ts';
import { textsIn } from '../../site/i18n/texts.ts';
import { wordingIn } from '../../site/i18n/wording.ts';

const unlimited = () => new Budget(Number.POSITIVE_INFINITY);
const [texts, wording] = [textsIn('en'), wordingIn('en')];
const named = ({ numbers, target }: RaceGame) => `${numbers.join(' ')} → ${target}`;

describe('the games to choose from', () => {
  test('cost backtracking the nodes that the C# article tells of, and those that are known otherwise', () => {
    const counts = knownCounts().map(({ game, work }) => [named(game), work.backtracking ?? work.operators]);
    expect(Object.fromEntries(counts)).toEqual({
      '25 50 75 100 3 6 → 952': 1_024_635,
      '1 2 4 8 16 32 → 9999': 1_065_053,
      '1 3 7 10 25 50 → 765': 25_113,
      '10 9 8 7 6 5 → 811': 3690,
      '3 3 8 8 → 24': 548,
      '1 1 6 7 7 → 24': 57_029,
      '1 1 1 1 1 1 → 24': 772_066,
    });
  });

  test.each(RACE_GAMES.map((game) => ({ name: named(game), game })))(
    'all who play $name come equally near, prove it, and count the same again',
    ({ game }) => {
      const finishes = runnersOf(game.rules).map((runner) => run(runner, game, unlimited()));
      expect(finishes.every(({ search }) => search.complete)).toBe(true);
      expect(new Set(finishes.map(({ best }) => best?.distance)).size).toBe(1);
      const counted = knownCounts().find((known) => known.game === game)?.work;
      expect(finishes.map(({ search }) => search.work)).toEqual(Object.values(counted ?? {}));
    },
  );
});

describe('the stopwatch', () => {
  /** Something that takes time, on a clock of its own. */
  function course(milliseconds: number) {
    let [now, goes] = [5000, 0];
    const go = () => {
      now += milliseconds;
      goes++;
      return goes;
    };
    return { go, clock: () => now };
  }

  test('measures one go of what takes half a second', () => {
    const { go, clock } = course(500);
    expect(timed(go, clock)).toEqual({ result: 1, milliseconds: 500, goes: 1 });
  });

  test('measures the mean of many goes of what is over sooner, after as many to warm up', () => {
    const { go, clock } = course(0.5);
    expect(timed(go, clock)).toEqual({ result: 1, milliseconds: 0.5, goes: 1000 });
    expect(go()).toBe(2002);
  });
});

describe('what is said of a race', () => {
  const lane = (runner: Runner, game: RaceGame): Lane => ({
    ...laneOf(runner),
    state: 'finished',
    finish: run(runner, game, unlimited()),
  });
  const near: RaceGame = { rules: 'countdown', numbers: [1, 2, 3], target: 11 };

  test('how the answer is made, how near it is, and that it is proven', () => {
    expect(findingOf(lane('backtracking', near), texts, wording)).toBe('(2 + 1) × 3 = 9, 2 away (proven)');
    expect(findingOf(lane('subsets', { ...near, target: 3 }), texts, wording)).toBe('3, exact (proven)');
    const half: RaceGame = { rules: 24, numbers: [1, 1, 6, 7, 7], target: 24 };
    expect(findingOf(lane('operators', half), texts, wording)).toMatch(/^.+ = 49\/2, 1\/2 away \(proven\)$/);
  });

  test('whether they agree, or have not all come to an end', () => {
    const lanes = [lane('subsets', near), lane('states', near)];
    const { done, differ, stopped, broken } = texts.race;
    expect(endingOf(lanes, texts)).toBe(done);
    expect(endingOf([...lanes, lane('backtracking', { ...near, target: 10 })], texts)).toBe(differ);
    expect(endingOf([...lanes, { ...laneOf('backtracking'), state: 'failed' }], texts)).toBe(broken);
    expect(endingOf([...lanes, { ...laneOf('backtracking'), state: 'cancelled' }], texts)).toBe(stopped);
  });

  test('a time to two digits, in the language', () => {
    expect([0.0312, 92.4, 4583].map((time) => timeOf(time, 'en'))).toEqual(['0.031 ms', '92 ms', '4.6 sec']);
    expect(timeOf(0.0312, 'es')).toBe('0,031 ms');
  });
});
