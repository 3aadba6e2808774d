import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPERATORS, USES, VALUES, type Values } from '../../functions/solvers/arithmetic/puzzle.ts';
import { exact, rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import { apiAddressOf, draftIn, searchOf, searchOfDraft } from '../../site/components/numbers-game/address.ts';
import { gameIn, numbersSoFar, readNumbers, readTarget } from '../../site/components/numbers-game/reading.ts';
import { type GameRules, rulesOf } from '../../site/components/numbers-game/rules.ts';

const number = fc.integer({ min: 1, max: 1_000_000 });
const COUNTDOWN = rulesOf('countdown');
const game = fc.record({
  numbers: fc.array(number, { minLength: 1, maxLength: 10 }),
  target: fc.maxSafeNat(),
  rules: fc.constant(COUNTDOWN),
});
const NOTHING = { numbers: '', target: '', values: '', use: '', operations: '' };

/** Rules, and what they allow as a number: an integer, or a fraction as text. */
const rules = fc.record({
  values: fc.constantFrom(...VALUES),
  use: fc.constantFrom(...USES),
  operations: fc.subarray([...OPERATORS], { minLength: 1 }),
});
const numberOf = (values: Values) => {
  const integer = fc.integer({ min: values === 'natural' ? 1 : -1_000_000, max: 1_000_000 });
  const fraction = fc.tuple(integer, number).map(([p, q]) => exact(rationalOf(`${p}/${q}`)));
  return values === 'rational' ? fc.oneof(integer, fraction) : integer;
};
const gameOf24 = rules.chain((chosen) =>
  fc.record({
    numbers: fc.array(numberOf(chosen.values), { minLength: 1, maxLength: 10 }),
    target: numberOf(chosen.values),
    rules: fc.constant({ preset: 24 as const, ...chosen }),
  }),
);

describe('the address of a game', () => {
  test('any game comes back from its address', () => {
    fc.assert(
      fc.property(game, (asked) => {
        expect(gameIn(draftIn(searchOf(asked)), 'countdown')).toEqual(asked);
      }),
    );
  });

  test('any game of 24, with any rules, comes back from its address', () => {
    fc.assert(
      fc.property(gameOf24, (asked) => {
        expect(gameIn(draftIn(searchOf(asked)), 24)).toEqual(asked);
      }),
    );
  });

  test('names the rules only where they are not those of the page', () => {
    const asked = { numbers: [3, 3, '1/2'], target: -24, rules: rulesOf(24) };
    expect(searchOf(asked)).toBe('?numbers=3,3,1/2&target=-24');
    expect(apiAddressOf(asked)).toBe('/api/v1/numbers?numbers=3,3,1/2&target=-24&rules=24');
    const other: GameRules = { ...rulesOf(24), use: 'any', operations: ['+', '*'] };
    expect(searchOf({ ...asked, rules: other })).toBe('?numbers=3,3,1/2&target=-24&use=any&operations=%2B*');
    expect(gameIn(draftIn('?numbers=1,2&target=3&operations=+*'), 24)?.rules.operations).toEqual(['+', '*']);
  });

  test.each(['values=real', 'use=some', 'operations=+^', 'operations=,'])('%s is no rule', (written) => {
    expect(gameIn(draftIn(`?numbers=1,2&target=3&${written}`), 24)).toBeUndefined();
  });

  test('any text comes back from the address of a draft, but for the spaces and commas between', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (target) => {
        expect(draftIn(searchOfDraft({ ...NOTHING, target })).target).toBe(target.trim());
      }),
    );
  });

  test('is readable, and empty when nothing is written', () => {
    expect(searchOf({ numbers: [25, 50], target: 75, rules: COUNTDOWN })).toBe('?numbers=25,50&target=75');
    expect(searchOfDraft({ ...NOTHING, numbers: ' ' })).toBe('');
    expect(searchOfDraft({ ...NOTHING, numbers: '1;2 3' })).toBe('?numbers=1,2,3');
  });
});

describe('the fields', () => {
  test('numbers may have commas, semicolons or spaces between', () => {
    expect(readNumbers('25, 50;75  100')).toEqual({ ok: true, value: [25, 50, 75, 100] });
  });

  test('a target may be grouped as people write it, and numbers may not', () => {
    const grouped = ['9,007,199', '9.007.199', '9 007 199', '9\u2009007\u2009199', '9\u00a0007\u202f199', '9’007’199'];
    for (const text of grouped) expect(readTarget(text), text).toEqual({ ok: true, value: 9_007_199 });
    for (const text of ['1.5', '1,23', '1,234.567', '1,2345', ',123', '1234,567', '1,234,']) {
      expect(readTarget(text), text).toMatchObject({ fault: { code: 'malformed' } });
    }
    expect(readNumbers('1.000').ok).toBe(false);
    expect(readNumbers('25,000').ok).toBe(false);
  });

  test('no text at all crashes a field, and what is read is in range', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const numbers = readNumbers(text);
        if (numbers.ok)
          expect(numbers.value.every((value) => Number(value) >= 1 && Number(value) <= 1_000_000)).toBe(true);
        const target = readTarget(text);
        if (target.ok) expect(Number.isSafeInteger(target.value)).toBe(true);
      }),
    );
  });

  test('the bounds themselves are in range, one beyond is not', () => {
    expect(readNumbers('1 1000000').ok).toBe(true);
    expect(readNumbers('1000001')).toEqual({
      ok: false,
      fault: { code: 'outOfRange', token: '1000001', values: 'natural' },
    });
    expect(readTarget('0').ok).toBe(true);
    expect(readTarget('9007199254740991').ok).toBe(true);
    expect(readTarget('9007199254740992')).toMatchObject({ fault: { code: 'outOfRange' } });
    expect(readNumbers('1 2 3 4 5 6 7 8 9 10 11')).toEqual({ ok: false, fault: { code: 'tooMany', count: 11 } });
  });

  test('negative numbers and fractions are read where the rules have them, however they are written', () => {
    expect(readNumbers('−3, 2/4;7/-1', 'rational').ok).toBe(false);
    expect(readNumbers('−3, 2/4; 6⁄3 -0', 'rational')).toEqual({ ok: true, value: [-3, '1/2', 2, 0] });
    expect(readNumbers('-3 0 5', 'integer')).toEqual({ ok: true, value: [-3, 0, 5] });
    expect(readTarget('−9,007,199', 'integer')).toEqual({ ok: true, value: -9_007_199 });
    for (const text of ['1/0', '1/2/3', '/2', '1/', '½', '1.5']) {
      expect(readNumbers(text, 'rational'), text).toMatchObject({ fault: { code: 'malformed' } });
    }
    for (const text of ['1000001/2', '1/1000001', '-1000001']) {
      expect(readNumbers(text, 'rational'), text).toMatchObject({ fault: { code: 'outOfRange' } });
    }
    expect(readNumbers('1/2', 'integer')).toMatchObject({ fault: { code: 'malformed', values: 'integer' } });
    expect(readNumbers('-3', 'natural')).toMatchObject({ fault: { code: 'outOfRange', values: 'natural' } });
  });

  test('while it is typed, the tray shows what can be read', () => {
    expect(numbersSoFar('25, 5x, 0, 7')).toEqual([25, 7]);
    expect(numbersSoFar('1 '.repeat(50))).toHaveLength(10);
  });
});
