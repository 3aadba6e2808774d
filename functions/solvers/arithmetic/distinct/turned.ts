import type { Values } from '../puzzle.ts';
import { type Working, work } from '../working.ts';
import { ALL, FACTORS, QUOTIENT } from './kinds.ts';
import type { Seeker } from './seek.ts';
import { canBeOne, MINUS, opposite, PLUS, signsOf } from './signs.ts';
import { Writer } from './writer.ts';

/**
 * The functions that a factor or divisor of −1 turns into a value which they could not have without it: 5 · (2 − 3) is −5,
 * and no 5 by itself is. They stand in no row, since a function without sign cannot tell −1 from 1, which makes nothing new;
 * and only a whole function needs them, because within a sum a sign is free.
 *
 * @param sign of the value numerator/denominator that is wanted.
 */
export function turnedFunctions(
  seeker: Seeker,
  numerator: number,
  denominator: number,
  sign: number,
  values: Values,
): Working[] {
  const { table, hits } = seeker;
  const { shape, operations } = table.ground;
  const workings: Working[] = [];
  // What is sought lies in the table for good, and so can be written at any time.
  const writer = new Writer(table, values);
  for (const whole of shape.bySize.flat()) {
    for (const part of shape.parts[whole]!) {
      seeker.seek(part, 1, 1, FACTORS);
      const units = hits.takeFrom(0).filter((index) => signsOf(table, index) === (PLUS | MINUS));
      if (units.length === 0) continue;
      seeker.seek(whole - part, numerator, denominator, ALL);
      const others = hits.takeFrom(0).filter((index) => signsOf(table, index) === opposite(sign));
      for (const other of others) {
        const isQuotient = table.kinds[other] === QUOTIENT;
        // Its numerator would no longer stand alone, so it must not be worth 1.
        const isOne = canBeOne(table, isQuotient ? table.lefts[other]! : other);
        for (const unit of units) {
          const left = writer.write(other, opposite(sign));
          const right = writer.write(unit, MINUS);
          if (operations.times && !isOne) workings.push(work('*', left, right, values));
          if (operations.over) workings.push(work('/', left, right, values));
        }
      }
    }
  }
  return workings;
}
