import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backtracking } from '../../functions/solvers/arithmetic/history/backtracking.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { player } from '../../site/components/player/player.ts';
import { labelsOf } from '../../site/components/search-tree/labels.ts';
import { layOut } from '../../site/components/search-tree/layout.ts';
import { sentenceOf, summaryOf } from '../../site/components/search-tree/sentences.ts';
import { type SmallGame, standsAt, tellSearch } from '../../site/components/search-tree/telling.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { textsIn } from '../../site/i18n/texts.ts';
import { wordingIn } from '../../site/i18n/wording.ts';

const smallGame: fc.Arbitrary<SmallGame> = fc.record({
  numbers: fc.array(fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constantFrom(25, 100, 1_000_000)), {
    minLength: 1,
    maxLength: 4,
  }),
  target: fc.integer({ min: 0, max: 1000 }),
});
const [english, wording] = [textsIn('en'), wordingIn('en')];
const FIRST: SmallGame = { numbers: [1, 2, 3], target: 7 };

describe('a search that is told', () => {
  test('has as many nodes as it counts, and comes to its answer', () => {
    fc.assert(
      fc.property(smallGame, (game) => {
        const { branches, moments, complete } = tellSearch(game);
        const answer = backtracking(game.numbers, game.target, new Budget(Number.POSITIVE_INFINITY));
        const last = moments.at(-1);
        expect(branches.filter(({ step }) => step)).toHaveLength(answer.nodes);
        expect(branches.filter(({ cut }) => cut)).toHaveLength(last?.cuts ?? -1);
        expect(branches).toHaveLength(last?.seen ?? -1);
        expect(last).toMatchObject({ nodes: answer.nodes, nearest: { value: answer.value } });
        expect(complete).toBe(answer.search.complete);
        // The first result that is exact ends it, also where a given number is the target already.
        const exact = branches.filter(({ step }) => step?.result === game.target);
        expect(exact).toEqual(last?.kind === 'found' ? [last.at] : []);
      }),
      { numRuns: 50, examples: [[{ numbers: [25, 25, 6], target: 6 }]] },
    );
  });

  test('goes from each moment to the next by one branch more, or by one step back', () => {
    fc.assert(
      fc.property(smallGame, (game) => {
        const { moments, branches } = tellSearch(game);
        for (const [place, moment] of moments.entries()) {
          const before = moments[place - 1];
          if (!before) continue;
          const grows = ['node', 'found', 'cut'].includes(moment.kind);
          expect(moment.seen - before.seen).toBe(grows ? 1 : 0);
          if (grows) expect(branches[moment.seen - 1]).toBe(moment.at);
          // A node of one number is left at once: the search goes on from where it came.
          const stood = standsAt(before);
          const from = stood.numbers.length > 1 ? stood : (stood.parent ?? stood);
          if (grows) expect(moment.at.parent).toBe(from);
          else expect(moment.at).toBe(from);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('is told in whole sentences, in every language', () => {
    for (const locale of LOCALES) {
      const [texts, words] = [textsIn(locale), wordingIn(locale)];
      for (const game of [FIRST, { numbers: [2, 7], target: 7 }, { numbers: [2, 3], target: 100 }]) {
        const telling = tellSearch(game);
        const told = telling.moments.map((moment) => sentenceOf(moment, telling, texts, words));
        for (const sentence of [...told, summaryOf(telling, texts, words)]) expect(sentence).toMatch(/^[^{}]+[.)!]$/);
      }
    }
  });

  test('of 1 2 3 → 7 begins with 1 + 2, cuts 3 − 3, and ends with 6 + 1', () => {
    const telling = tellSearch(FIRST);
    const told = telling.moments.map((moment) => sentenceOf(moment, telling, english, wording));
    expect(told.slice(0, 4)).toEqual([
      'The start: 1, 2, 3. Nothing has been tried.',
      '1 + 2 = 3. Left to combine: 3, 3.',
      '3 + 3 = 6. One number is left: nothing to combine. Nothing was nearer so far.',
      'Not 3 − 3: the difference is zero, and zero helps nobody.',
    ]);
    expect(told.at(-1)).toBe('6 + 1 = 7: the target! The search ends here.');
    expect(summaryOf(telling, english, wording)).toBe(
      '1, 2, 3 → 7: 23 nodes and 13 cut branches until the target is found.',
    );
  });

  test('does not call proven what it left out for being too large', () => {
    const telling = tellSearch({ numbers: [1_000_000, 1_000_000, 999_999], target: Number.MAX_SAFE_INTEGER });
    const last = telling.moments.at(-1);
    expect(telling.complete).toBe(false);
    expect(last && sentenceOf(last, telling, english, wording)).toMatch(/^Everything small enough has been tried/);
  });
});

test('in the layout no two boxes overlap, and the search goes down the rows', () => {
  fc.assert(
    fc.property(smallGame, fc.integer({ min: 100, max: 1200 }), (game, room) => {
      const [start] = tellSearch(game).branches;
      if (!start) throw new Error('no tree');
      const { places, width, height } = layOut(start, (branch) => labelsOf(branch, english, wording), room);
      const columns = Map.groupBy(places, ({ branch }) => branch.depth);
      for (const column of columns.values()) {
        for (const [index, place] of column.entries()) {
          const before = column[index - 1];
          if (before) expect(place.y - place.height / 2).toBeGreaterThanOrEqual(before.y + before.height / 2);
        }
      }
      for (const place of places) {
        expect(place.x + place.width).toBeLessThanOrEqual(width);
        expect(place.y - place.height / 2).toBeGreaterThanOrEqual(0);
        expect(place.y + place.height / 2).toBeLessThanOrEqual(height);
        const { parent } = place.branch;
        const from = parent && places[parent.order];
        if (from) expect(place.x).toBeGreaterThan(from.x + from.width);
      }
    }),
    { numRuns: 100, examples: [[{ numbers: [1, 1, 8], target: 9 }, 100]] },
  );
});

describe('a player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('plays to the end and stops there; played again, it begins again', () => {
    const show = vi.fn();
    const played = player(show, () => 350);
    played.load(3, 3);
    expect(show).toHaveBeenLastCalledWith({ position: 3, last: 3, isPlaying: false });
    played.toggle();
    expect(played.now).toEqual({ position: 0, last: 3, isPlaying: true });
    vi.advanceTimersToNextTimer();
    vi.advanceTimersToNextTimer();
    expect(played.now).toEqual({ position: 2, last: 3, isPlaying: true });
    vi.runAllTimers();
    expect(played.now).toEqual({ position: 3, last: 3, isPlaying: false });
  });

  test('pauses where it is, when it is told to and when somebody steps', () => {
    const played = player(
      () => {},
      () => 30,
    );
    played.load(9, 0);
    played.toggle();
    vi.advanceTimersToNextTimer();
    played.toggle();
    vi.advanceTimersByTime(10_000);
    expect(played.now).toEqual({ position: 1, last: 9, isPlaying: false });
    played.toggle();
    played.go(played.now.position + 1);
    vi.advanceTimersByTime(10_000);
    expect(played.now).toEqual({ position: 2, last: 9, isPlaying: false });
    played.go(-5);
    expect(played.now.position).toBe(0);
    played.go(100);
    expect(played.now.position).toBe(9);
  });
});
