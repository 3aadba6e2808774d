/** Fractions in slots: exact whatever their size, and equal when they are. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fractions } from '../../functions/solvers/arithmetic/history/fractions.ts';
import { OPERATORS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { exact, rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import { exactly } from './evaluate.ts';
import { fraction, joined, order, size, written } from './fraction.ts';

/** A step on three slots: `into` = `left` operator `right`. */
const slot = fc.nat(2);
const step = fc.record({ operator: fc.constantFrom(...OPERATORS), left: slot, right: slot, into: slot });
const part = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 999_000, max: 1_000_000 }));
const start = fc.array(fc.tuple(fc.constantFrom(-1, 0, 1), part, part), { minLength: 3, maxLength: 3 });

test('any row of operations comes to what whole numbers of any size say', () => {
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 8 }), (given, steps) => {
      const slots = new Fractions(3);
      const known = given.map(([sign, p, q]) => fraction(BigInt(sign * p), BigInt(q)));
      for (const [place, value] of known.entries()) slots.set(place, rationalOf(written(value)));
      for (const { operator, left, right, into } of steps) {
        if (operator === '/' && known[right]!.over === 0n) continue;
        known[into] = joined(known[left]!, operator, known[right]!)!;
        slots.operate(operator, left, right, into);
      }
      for (const [place, value] of known.entries()) {
        expect(written(exactly(exact(slots.rational(place))))).toBe(written(value));
        expect(slots.isZero(place)).toBe(value.over === 0n);
        expect(slots.isUnit(place)).toBe(written(size(value)) === '1');
        for (const [other, rival] of known.entries()) {
          expect(slots.isEqual(place, other)).toBe(order(value, rival) === 0);
          expect(slots.isEqualInSize(place, other)).toBe(order(size(value), size(rival)) === 0);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('a copy is equal to what it was copied of, past 2^53 too', () => {
  const slots = new Fractions(2);
  for (const value of ['12345678901234567890', '7/3', '-98765432109876543210/7', '5']) {
    slots.set(0, rationalOf(value));
    slots.copy(0, 1);
    slots.set(0, 1);
    expect(written(exactly(exact(slots.rational(1))))).toBe(value);
  }
});
