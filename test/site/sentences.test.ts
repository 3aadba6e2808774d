import { describe, expect, test } from 'vitest';
import type { BestAnswer, Solution } from '../../functions/solvers/arithmetic/answer.ts';
import { PRESETS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { operand, tilesIn, written } from '../../site/components/numbers-game/notation.ts';
import {
  failureNotice,
  faultIn,
  proofOf,
  spokenVerdict,
  verdictOn,
  workOf,
} from '../../site/components/numbers-game/sentences.ts';
import { textsIn } from '../../site/i18n/texts.ts';
import { wordingIn } from '../../site/i18n/wording.ts';

const english = [textsIn('en'), wordingIn('en')] as const;
const spanish = [textsIn('es'), wordingIn('es')] as const;

const SEARCH = { complete: true, work: 12_345, budget: 350_000 };

function answer(distance: number, values: readonly number[], complete = true): BestAnswer {
  const nearest = values.map(
    (value): Solution => ({ value, distance, numbersUsed: 1, expression: `${value}`, steps: [], rpn: `${value}` }),
  );
  const [best] = nearest;
  if (!best) throw new Error('an answer has a value');
  return { best, nearest, search: { ...SEARCH, complete } };
}

describe('a solution as it is written', () => {
  test('has the signs of print', () => {
    const rpn = '6 75 3 + * 100 50 / -';
    expect(written({ expression: '6*(75+3)-100/50', rpn })).toBe('6 × (75 + 3) − 100 ÷ 50');
  });

  test('tells a minus sign from a subtraction, and a given fraction from a division', () => {
    expect(written({ expression: '-3+5*(-2)', rpn: '-3 5 -2 * +' })).toBe('−3 + 5 × (−2)');
    expect(written({ expression: '8/(1/2)', rpn: '8 1/2 /' })).toBe('8 ÷ (1/2)');
    expect(written({ expression: '8/(1/2)', rpn: '8 1 2 / /' })).toBe('8 ÷ (1 ÷ 2)');
    expect(written({ expression: '(-1/2)*(-3/4-5)', rpn: '-1/2 -3 4 / 5 - *' })).toBe('(−1/2) × (−3 ÷ 4 − 5)');
    expect(operand('-1/2')).toBe('(−1/2)');
  });

  test('tells used tiles from the others, one for one', () => {
    expect(tilesIn({ rpn: '7 7 * 1 +' }, [7, 1, 7, 1, 7])).toEqual([
      { number: 7, used: true },
      { number: 1, used: true },
      { number: 7, used: true },
      { number: 1, used: false },
      { number: 7, used: false },
    ]);
  });
});

describe('an answer in words', () => {
  test('exact, near and between two values', () => {
    expect(verdictOn(answer(0, [952]), ...english)).toBe('Exact!');
    expect(verdictOn(answer(1200, [81]), ...spanish)).toBe('A 1200 del objetivo');
    expect(verdictOn(answer(1200, [81]), ...english)).toBe('1200 away');
    expect(spokenVerdict(answer(1, [630, 632]), 631, ...spanish)).toBe(
      '631 es inalcanzable. Lo más cercano: 630 y 632, a 1.',
    );
  });

  test('never calls proven what is not', () => {
    expect(proofOf(answer(0, [5], false), PRESETS.countdown, english[0])).toMatch(/^Not proven.*fewer numbers/);
    expect(proofOf(answer(3, [5], false), PRESETS.countdown, english[0])).toMatch(/^Not proven.*nearer/);
    expect(spokenVerdict(answer(3, [5], false), 8, ...english)).not.toMatch(/out of reach/);
  });

  test('says when nothing can be made, and when nothing was found', () => {
    const nothing = (complete: boolean): BestAnswer => ({ best: null, nearest: [], search: { ...SEARCH, complete } });
    expect(verdictOn(nothing(true), ...english)).toBe('Nothing can be made');
    expect(proofOf(nothing(true), PRESETS[24], english[0])).toMatch(/^Proven/);
    expect(spokenVerdict(nothing(false), 24, ...english)).toBe('Nothing found.');
    expect(proofOf(nothing(false), PRESETS[24], english[0])).toMatch(/^Not proven/);
  });

  test('with every number used, exact needs no proof of fewer', () => {
    expect(proofOf(answer(0, [24], false), PRESETS[24], english[0])).toBe('Every number is used, once each.');
    expect(proofOf(answer(1, [23], false), PRESETS[24], english[0])).toMatch(/^Not proven/);
  });

  test('writes quantities as the language does', () => {
    expect(workOf(answer(0, [5]), ...english)).toBe('Search effort: 12,345 of 350,000.');
    expect(workOf(answer(0, [5]), ...spanish)).toBe('Esfuerzo de búsqueda: 12.345 de 350.000.');
  });
});

test('a quantity is grouped from five digits on, and loses none of them', () => {
  for (const { count } of [wordingIn('en'), wordingIn('es')]) expect(count(9999)).toBe('9999');
  expect(wordingIn('en').count(10_000)).toBe('10,000');
  expect(wordingIn('es').count('123456789012345678901')).toBe('123.456.789.012.345.678.901');
  expect(wordingIn('en').count('-12345/7')).toBe('−12,345/7');
});

describe('what went wrong in words', () => {
  test('a wait is told in the singular too', () => {
    const waiting = { code: 'crowded', seconds: 1 } as const;
    expect(failureNotice(waiting, ...english).text).toMatch(/wait 1 second\.$/);
    expect(failureNotice(waiting, ...spanish).text).toMatch(/1 segundo\.$/);
  });

  test('a fault names what was written and the limits', () => {
    expect(faultIn('numbers', { code: 'outOfRange', token: '0', values: 'natural' }, ...spanish)).toBe(
      '0 no es un número del 1 al 1.000.000.',
    );
    expect(faultIn('target', { code: 'malformed', token: 'x'.repeat(4000), values: 'natural' }, ...english)).toMatch(
      /^“x{24}…”/,
    );
  });

  test('a refusal names every field it does not accept', () => {
    const { text } = failureNotice({ code: 'refused', fields: ['numbers', 'target'] }, ...english);
    expect(text).toBe('It does not accept the numbers and the target. Fix that and solve again.');
  });
});
