import { describe, expect, test } from 'vitest';
import { choiceIn, searchOfChoice } from '../../site/components/play/choice.ts';
import { elapsed, isUp, momentsOf, secondsLeft } from '../../site/components/play/clock.ts';
import { lightsOf } from '../../site/components/play/clock-view.ts';
import { isMatch } from '../../site/components/play/kept-match.ts';
import { begun, ended, judged, type Match, moved } from '../../site/components/play/match.ts';
import { pointsOf, SECONDS } from '../../site/components/play/numbers/points.ts';
import type { Round } from '../../site/components/play/round.ts';
import { added, isScore, NO_SCORE } from '../../site/components/play/score.ts';

describe('the points by the rules of each show, for who plays alone', () => {
  test.each([
    // Distance of the answer, least distance there is: Spain, Britain, France.
    [0, 0, 10, 10, 10],
    [1, 0, 0, 7, 0],
    [1, 1, 7, 7, 7],
    [5, 5, 7, 7, 7],
    [5, 2, 0, 7, 0],
    [6, 6, 7, 5, 7],
    [6, 0, 0, 5, 0],
    [10, 10, 7, 5, 7],
    [10, 1, 0, 5, 0],
    [11, 11, 7, 0, 7],
    [11, 0, 0, 0, 0],
    [918, 918, 7, 0, 7],
  ])('%i away where %i is the least', (distance, least, es, uk, fr) => {
    expect(pointsOf('es', distance, least)).toBe(es);
    expect(pointsOf('uk', distance, least)).toBe(uk);
    expect(pointsOf('fr', distance, least)).toBe(fr);
  });

  test('and their clocks', () => expect(SECONDS).toEqual({ es: 45, uk: 30, fr: 40 }));
});

describe('the clock goes by the time of day', () => {
  const clock = { startsAt: 10_000, length: 30_000 };

  test.each([
    [9_000, 0, 30, false],
    [10_000, 0, 30, false],
    [10_001, 1, 30, false],
    [11_000, 1_000, 29, false],
    [39_999, 29_999, 1, false],
    [40_000, 30_000, 0, true],
    [99_000, 30_000, 0, true],
  ])('at %i', (now, gone, left, up) => {
    expect(elapsed(clock, now)).toBe(gone);
    expect(secondsLeft(clock, now)).toBe(left);
    expect(isUp(clock, now)).toBe(up);
  });

  test('without a length it only counts', () => {
    const untimed = { ...clock, length: null };
    expect(elapsed(untimed, 1_000_000)).toBe(990_000);
    expect(secondsLeft(untimed, 1_000_000)).toBe(null);
    expect(isUp(untimed, 1_000_000)).toBe(false);
  });

  test('is told at half time and at the last ten seconds', () => {
    expect([45_000, 30_000, 40_000, 12_000].map(momentsOf)).toEqual([[22, 10], [15, 10], [20, 10], [6]]);
  });

  test('has a light for every second left, and the first to go out is at the top', () => {
    expect(lightsOf(2, 3)).toBe('0 1 0.4 0.6 0.4 0.6 0 3');
    expect(lightsOf(0, 3)).toBe('0 3 0 3');
  });
});

/** A round that knows no numbers: a position is a text, a move adds a letter, and five of them are perfect. */
const letters: Round<string, string, string, string> = {
  seconds: () => 30,
  deal: () => Promise.reject(new Error('not dealt')),
  dealtAs: (game) => ({ seed: game, choices: '' }),
  begin: () => '',
  after: (position, move) => position + move,
  isPosition: (found) => typeof found === 'string',
  isPerfect: (position) => position.length === 5,
  judge: (position, best) => ({ gap: best.length - position.length, tiles: position.length }),
  best: () => Promise.reject(new Error('not asked')),
  points: (_show, { gap }) => 10 - gap,
};

describe('a match of any kind of round', () => {
  const match = begun(letters, 'game', 'fr', { startsAt: 1_000, length: 30_000 });

  test('takes moves while its clock runs only', () => {
    expect(moved(letters, match, 'a', 999)).toBe(match);
    const after = moved(letters, match, 'a', 1_000);
    expect(after).toMatchObject({ position: 'a', endedAt: null });
    const late = moved(letters, after, 'b', 31_000);
    expect(late).toMatchObject({ position: 'a', endedAt: 31_000 });
    expect(moved(letters, late, 'c', 31_001)).toBe(late);
  });

  test('ends when its time is up, however late that is noticed', () => {
    expect(ended(match, 99_999).endedAt).toBe(31_000);
    expect(ended({ ...match, clock: { startsAt: 1_000, length: null } }, 99_999).endedAt).toBe(99_999);
    expect(ended(ended(match, 5_000), 6_000).endedAt).toBe(5_000);
  });

  test('a perfect answer ends it, and counts the seconds', () => {
    const perfect = [...'words'].reduce(
      (now, letter, index) => moved(letters, now, letter, 2_000 + index * 1_000),
      match,
    );
    expect(perfect.endedAt).toBe(6_000);
    expect(judged(letters, perfect, 'words').outcome).toEqual({ gap: 0, tiles: 5, points: 10, seconds: 5 });
  });

  test('is known again from where it was kept, and nothing else is taken for one', () => {
    const going = moved(letters, match, 'a', 2_000);
    expect(isMatch(letters, JSON.parse(JSON.stringify(going)))).toBe(true);
    for (const found of [null, 5, 'x', {}, { ...going, clock: {} }]) expect(isMatch(letters, found)).toBe(false);
    expect(isMatch(letters, { ...going, position: [] } as Match<string, unknown>)).toBe(false);
  });
});

test('the score adds points, rounds and perfect ones', () => {
  const outcomes = [
    { gap: 0, tiles: 4, points: 10, seconds: 20 },
    { gap: 3, tiles: 5, points: 7, seconds: 30 },
  ];
  const score = outcomes.reduce(added, NO_SCORE);
  expect(score).toEqual({ points: 17, rounds: 2, exact: 1 });
  expect(isScore(score)).toBe(true);
  for (const found of [null, {}, { ...score, points: -1 }, { ...score, rounds: '2' }])
    expect(isScore(found)).toBe(false);
});

test.each([
  ['?show=uk&large=2&difficulty=hard&clock=off&seed=abc', undefined],
  ['?show=es', undefined],
  ['?show=fr&large=2&seed=a%20b', '?show=fr&seed=a%20b'],
  ['?show=uk&large=5&difficulty=never&clock=on', '?show=uk'],
])('a choice is read from %s, and what is wrong in it left out', (search, read) => {
  const choice = choiceIn(search);
  if (!choice) throw new Error('no choice');
  expect(searchOfChoice(choice)).toBe(read ?? search);
});

test('an address without a show holds no choice', () => {
  expect(choiceIn('')).toBe(undefined);
  expect(choiceIn('?show=24&seed=1')).toBe(undefined);
});
