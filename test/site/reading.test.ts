import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftIn, searchOf, searchOfDraft } from '../../site/components/numbers-game/address.ts';
import { numbersSoFar, readNumbers, readTarget } from '../../site/components/numbers-game/reading.ts';

const number = fc.integer({ min: 1, max: 1_000_000 });
const game = fc.record({
  numbers: fc.array(number, { minLength: 1, maxLength: 10 }),
  target: fc.maxSafeNat(),
});

describe('the address of a game', () => {
  test('any game comes back from its address', () => {
    fc.assert(
      fc.property(game, ({ numbers, target }) => {
        const draft = draftIn(searchOf({ numbers, target }));
        expect(readNumbers(draft.numbers)).toEqual({ ok: true, value: numbers });
        expect(readTarget(draft.target)).toEqual({ ok: true, value: target });
      }),
    );
  });

  test('any text comes back from the address of a draft, but for the spaces and commas between', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (target) => {
        expect(draftIn(searchOfDraft({ numbers: '', target })).target).toBe(target.trim());
      }),
    );
  });

  test('is readable, and empty when nothing is written', () => {
    expect(searchOf({ numbers: [25, 50], target: 75 })).toBe('?numbers=25,50&target=75');
    expect(searchOfDraft({ numbers: ' ', target: '' })).toBe('');
    expect(searchOfDraft({ numbers: '1;2 3', target: '' })).toBe('?numbers=1,2,3');
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
        if (numbers.ok) expect(numbers.value.every((value) => value >= 1 && value <= 1_000_000)).toBe(true);
        const target = readTarget(text);
        if (target.ok) expect(Number.isSafeInteger(target.value)).toBe(true);
      }),
    );
  });

  test('the bounds themselves are in range, one beyond is not', () => {
    expect(readNumbers('1 1000000').ok).toBe(true);
    expect(readNumbers('1000001')).toEqual({ ok: false, fault: { code: 'outOfRange', token: '1000001' } });
    expect(readTarget('0').ok).toBe(true);
    expect(readTarget('9007199254740991').ok).toBe(true);
    expect(readTarget('9007199254740992')).toMatchObject({ fault: { code: 'outOfRange' } });
    expect(readNumbers('1 2 3 4 5 6 7 8 9 10 11')).toEqual({ ok: false, fault: { code: 'tooMany', count: 11 } });
  });

  test('while it is typed, the tray shows what can be read', () => {
    expect(numbersSoFar('25, 5x, 0, 7')).toEqual([25, 7]);
    expect(numbersSoFar('1 '.repeat(50))).toHaveLength(10);
  });
});
