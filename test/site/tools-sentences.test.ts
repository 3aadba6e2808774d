import { expect, test } from 'vitest';
import type { AllAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import { rulesOf } from '../../site/components/numbers-game/rules.ts';
import { isFinal, meaningOf, summaryOf, tell } from '../../site/components/reach/reach-sentences.ts';
import { countOf, noteOf } from '../../site/components/solution-list/list-sentences.ts';
import { textsIn } from '../../site/i18n/texts.ts';
import { wordingIn } from '../../site/i18n/wording.ts';

const LANGUAGES = (['en', 'es'] as const).map((locale) => [textsIn(locale), wordingIn(locale)] as const);
const [english = [textsIn('en'), wordingIn('en')] as const] = LANGUAGES;
const search = (complete: boolean) => ({ complete, work: 1, budget: 1 });

const MISSED = { target: 24, reached: false, numbersUsed: null, distance: 1 };
const NOTHING = { ...MISSED, distance: null };
const REACHED = { target: 25, reached: true, numbersUsed: 4, distance: 0 };

test('what a search did not reach is called out of reach only when it came to its end', () => {
  for (const language of LANGUAGES) {
    for (const target of [MISSED, NOTHING]) {
      expect(tell(target, true, ...language)).toMatch(/out of reach|inalcanzable/);
      expect(tell(target, false, ...language)).toMatch(/24/);
      expect(tell(target, false, ...language)).not.toMatch(/out of reach|inalcanzable/);
    }
    expect(meaningOf(0, true, ...language)).toMatch(/out of reach|inalcanzable/);
    expect(meaningOf(0, false, ...language)).not.toMatch(/out of reach|inalcanzable/);
  }
  expect(tell(REACHED, true, ...english)).toBe('25 takes 4 numbers.');
  expect(tell(REACHED, false, ...english)).toBe('25 can be done with 4 numbers.');
});

test.each([
  [[MISSED, REACHED], true, '1 of 2 targets reached'],
  [[MISSED, REACHED], false, 'At least 1 of 2 targets reached'],
  [[MISSED, MISSED], false, 'None of 2 targets found'],
  [[REACHED, REACHED], false, '2 of 2 targets reached'],
] as const)('summary %# says at least how many, unless there can be no more', (targets, complete, summary) => {
  const reachedCount = targets.filter(({ reached }) => reached).length;
  expect(summaryOf({ targets, reachedCount, search: search(complete) }, ...english)).toBe(summary);
});

test('where every number is used nothing is beyond all targets, and where not, fewer numbers may be', () => {
  const all = { targets: [REACHED, REACHED], reachedCount: 2, search: search(false) };
  const most = { targets: [REACHED, MISSED], reachedCount: 1, search: search(false) };
  const cards = { numbers: [1, 2], rules: rulesOf(24) };
  const tiles = { numbers: [1, 2], rules: rulesOf('countdown') };
  expect([isFinal(all, cards), isFinal(most, cards), isFinal(all, tiles)]).toEqual([true, false, false]);
  expect(isFinal({ ...most, search: search(true) }, tiles)).toBe(true);
});

test.each([
  [0, 12, true, '12 distinct solutions', /^Easiest first/],
  [0, 1, true, 'One distinct solution', /^Open it/],
  [0, 12, false, '12 distinct solutions found', /there may be more/],
  [20, 2, true, '2 distinct ways to come within 20', /^Easiest first/],
  [20, 2, false, '2 distinct ways found to come within 20', /there may be more/],
  [undefined, 0, true, 'Nothing can be made', /^Proven/],
  [undefined, 0, false, 'Nothing found', /^Not proven/],
] as const)('list %# is told with what is known of it', (distance, solutionCount, complete, count, note) => {
  const found = { value: 4, distance: distance ?? 0, numbersUsed: 1, expression: '4', steps: [], rpn: '4' };
  const best = distance === undefined ? null : found;
  const nearest = best ? [best] : [];
  const answer: AllAnswer = { best, nearest, solutions: nearest, solutionCount, search: search(complete) };
  expect(countOf(answer, ...english)).toBe(count);
  expect(noteOf(answer, ...english)).toMatch(note);
});
