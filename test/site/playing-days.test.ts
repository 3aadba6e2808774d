import { describe, expect, test } from 'vitest';
import { deal } from '../../functions/solvers/arithmetic/deal/deal.ts';
import { dayAfter, dayIn, dayOf, isDay, seedOfDay, untilNextDay } from '../../site/components/play/day.ts';
import { entryOf, latestFirst, type PlayedDay, streakOf } from '../../site/components/play/diary.ts';
import { litFor, squaresOf } from '../../site/components/play/squares.ts';

describe('days are those of universal time', () => {
  test('a day lasts from midnight to midnight', () => {
    expect(dayOf(Date.UTC(2026, 10, 30))).toBe('2026-11-30');
    expect(dayOf(Date.UTC(2026, 10, 30, 23, 59, 59, 999))).toBe('2026-11-30');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  });

  test.each(['2026-11-30', '2028-02-29'])('%s is one', (text) => expect(isDay(text)).toBe(true));
  test.each(['', '2026-02-29', '2026-13-01', '2026-1-5', '20261130', '2026-11-30T00:00', 'tomorrow'])(
    '"%s" is none',
    (text) => expect(isDay(text)).toBe(false),
  );

  test('an address asks for a day, for none, or for today', () => {
    expect(dayIn('?date=2026-01-05', '2026-11-30')).toBe('2026-01-05');
    expect(dayIn('', '2026-11-30')).toBe('2026-11-30');
    expect(dayIn('?date=', '2026-11-30')).toBe(undefined);
    expect(dayIn('?date=2026-02-30', '2026-11-30')).toBe(undefined);
  });

  test('the time to the next one counts the minute that has begun', () => {
    expect(untilNextDay(Date.UTC(2026, 10, 30, 22, 0, 0))).toEqual({ hours: 2, minutes: 0 });
    expect(untilNextDay(Date.UTC(2026, 10, 30, 23, 59, 59))).toEqual({ hours: 0, minutes: 1 });
    expect(untilNextDay(Date.UTC(2026, 10, 30))).toEqual({ hours: 24, minutes: 0 });
  });
});

test('every day has a game of its own, the same by whichever show, and one that can be done exactly', () => {
  const days = Array.from({ length: 60 }, (_, index) => dayAfter('2026-11-30', index));
  const games = days.map((day) => {
    const [es, uk, fr] = (['es', 'uk', 'fr'] as const).map((show) => deal({ show, seed: seedOfDay(day) }));
    expect([uk?.numbers, uk?.target]).toEqual([es?.numbers, es?.target]);
    expect([fr?.numbers, fr?.target]).toEqual([es?.numbers, es?.target]);
    expect(es?.difficulty).not.toBe(null);
    return `${es?.numbers} ${es?.target}`;
  });
  expect(new Set(games).size).toBe(days.length);
  // What was dealt on a day stays its game.
  expect(games[0]).toBe('4,5,5,6,9,100 838');
});

const outcome = { gap: 0, tiles: 3, points: 10, seconds: 21 };
const on = (day: string, onTime = true): PlayedDay => ({ day, outcome, onTime });

describe('the streak', () => {
  test.each([
    ['nothing played', [], 0],
    ['today', [on('2026-11-30')], 1],
    ['yesterday, and today is yet to be played', [on('2026-11-29')], 1],
    ['three in a row, over the end of a month', [on('2026-11-30'), on('2026-11-29'), on('2026-11-28')], 3],
    ['a gap', [on('2026-11-30'), on('2026-11-28'), on('2026-11-27')], 1],
    ['the day before yesterday', [on('2026-11-28')], 0],
    ['yesterday, but looked up later', [on('2026-11-30'), on('2026-11-29', false)], 1],
  ])('%s', (_, played, length) => expect(streakOf(played, '2026-11-30')).toBe(length));

  test('a day counts when it was begun on the day itself, and once it is judged', () => {
    const match = { show: 'es', game: {}, position: {}, endedAt: 1, outcome } as const;
    const startsAt = Date.UTC(2026, 10, 30, 23, 59, 50);
    const clock = { startsAt, length: 45_000 };
    expect(entryOf('2026-11-30', { ...match, clock })).toEqual(on('2026-11-30'));
    expect(entryOf('2026-11-29', { ...match, clock })).toEqual(on('2026-11-29', false));
    expect(entryOf('2026-11-30', { ...match, clock, outcome: null })).toBe(undefined);
  });

  test('the latest day comes first', () => {
    const days = latestFirst([on('2026-01-05'), on('2026-11-30'), on('2026-02-01')]).map(({ day }) => day);
    expect(days).toEqual(['2026-11-30', '2026-02-01', '2026-01-05']);
  });
});

test.each([
  [0, '🟩🟩🟩🟩🟩', 5],
  [1, '🟨🟨🟨🟨⬜', 4],
  [2, '🟨🟨🟨🟨⬜', 4],
  [3, '🟨🟨🟨⬜⬜', 3],
  [10, '🟨🟨⬜⬜⬜', 2],
  [25, '🟨⬜⬜⬜⬜', 1],
  [26, '⬜⬜⬜⬜⬜', 0],
])('%i away is %s', (gap, squares, lit) => {
  expect(squaresOf(gap)).toBe(squares);
  expect(litFor(gap)).toBe(lit);
});
