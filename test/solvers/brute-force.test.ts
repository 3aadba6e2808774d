/** The brute force that judges the solvers agrees with programs that others wrote, and with what can be counted by hand. */

import { describe, expect, test } from 'vitest';
import { nearest, reach } from './brute-force.ts';
import { ORACLE } from './oracle.ts';

describe('the brute force', () => {
  test('makes from 2 and 6 just 2, 3, 4, 6, 8 and 12', () => {
    expect([...reach([2, 6])].sort(([a], [b]) => Number(a - b))).toEqual([
      [2n, 1],
      [3n, 2],
      [4n, 2],
      [6n, 1],
      [8n, 2],
      [12n, 2],
    ]);
  });

  test('makes from two equal numbers no zero', () => {
    expect([...reach([5, 5]).keys()].sort((a, b) => Number(a - b))).toEqual([1n, 5n, 10n, 25n]);
  });

  test('keeps to the operations allowed', () => {
    expect([...reach([2, 6], ['-'])].sort(([a], [b]) => Number(a - b))).toEqual([
      [2n, 1],
      [4n, 2],
      [6n, 1],
    ]);
  });

  test('knows two values that are equally near', () => {
    expect(nearest(reach([2, 6]), 7)).toEqual({
      distance: 1n,
      values: [
        { value: 6n, numbersUsed: 1 },
        { value: 8n, numbersUsed: 2 },
      ],
    });
  });

  const upToSix = ORACLE.filter(({ numbers }) => numbers.length <= 6);
  test(`answers the ${upToSix.length} lines of the oracle with up to six numbers as they say`, () => {
    for (const { numbers, target, distance, nearest: values, fewestNumbers } of upToSix) {
      expect(nearest(reach(numbers), target), `${numbers} → ${target}`).toEqual({
        distance: BigInt(distance),
        values: values.map((value, place) => ({ value: BigInt(value), numbersUsed: fewestNumbers[place] })),
      });
    }
  });
});
