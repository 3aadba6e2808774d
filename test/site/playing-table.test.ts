import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPERATORS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { afterMove, canUndo, type Hand, type Move, restingHand } from '../../site/components/play/numbers/hand.ts';
import { moveOfKey } from '../../site/components/play/numbers/keys.ts';
import { answerOn, workedSteps } from '../../site/components/play/numbers/sentences.ts';
import { faultOf, nearestOn, seatsOf, type Table, withoutLastTurn } from '../../site/components/play/numbers/table.ts';
import { evaluate } from '../solvers/evaluate.ts';
import { parseInfix } from '../solvers/parse.ts';

const tile = fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constantFrom(25, 50, 75, 100));
const dealt = fc.record({
  numbers: fc.array(tile, { minLength: 6, maxLength: 6 }),
  target: fc.integer({ min: 101, max: 999 }),
});
const seat = fc.nat({ max: 5 }).map((place): Move => ({ kind: 'seat', seat: place }));
const sign = fc.constantFrom(...OPERATORS).map((operator): Move => ({ kind: 'sign', operator }));
const digit = fc.nat({ max: 9 }).map((number): Move => ({ kind: 'digit', digit: `${number}` }));
const other = fc.constantFrom<Move>({ kind: 'enter' }, { kind: 'undo' }, { kind: 'over' }, { kind: 'drop' });
const move = fc.oneof(
  { weight: 8, arbitrary: seat },
  { weight: 5, arbitrary: sign },
  { weight: 1, arbitrary: digit },
  { weight: 1, arbitrary: other },
);
const moves = fc.array(move, { maxLength: 60 });

const atBeginning = (numbers: readonly number[], target: number) => restingHand({ numbers, target, turns: [] });
const played = (hand: Hand, made: readonly Move[]) => made.reduce(afterMove, hand);
const numbersOn = (table: Table) => seatsOf(table).flatMap((inSeat) => (inSeat ? [Number(inSeat.value)] : []));

/** Plays what is typed key by key, as a keyboard sends it: `75+6 Enter`. */
function typed(hand: Hand, keys: string): Hand {
  const pressed = keys.split(' ').flatMap((word) => (/^[A-Z]/.test(word) ? [word] : [...word]));
  return pressed.reduce((now, key) => {
    const made = moveOfKey(key, now.typed !== '');
    return made ? afterMove(now, made) : now;
  }, hand);
}

describe('whatever is tapped or typed', () => {
  test('every number on the table is worked out by the rules from tiles, each of them used once at most', () => {
    fc.assert(
      fc.property(dealt, moves, ({ numbers, target }, made) => {
        const { table } = played(atBeginning(numbers, target), made);
        const { value, distance, numbersUsed, expression } = answerOn(table);
        const { value: worked, leaves } = evaluate(parseInfix(expression), { values: 'natural' });
        expect([worked.over, worked.under]).toEqual([BigInt(value), 1n]);
        expect(distance).toBe(Math.abs(Number(value) - target));
        expect(leaves).toHaveLength(numbersUsed);
        const free = [...numbers];
        for (const { over } of leaves) {
          const place = free.indexOf(Number(over));
          expect(place, expression).toBeGreaterThanOrEqual(0);
          free.splice(place, 1);
        }
        // All that sits on the table together comes from the six tiles.
        const seats = seatsOf(table).filter((inSeat) => inSeat !== undefined);
        expect(seats.reduce((tiles, inSeat) => tiles + inSeat.tiles, 0)).toBe(6);
        expect(seats).toHaveLength(6 - workedSteps(table).length);
      }),
      { numRuns: 400 },
    );
  });

  test('the steps that are told make what is on the table, by an arithmetic of their own', () => {
    const operate = {
      '+': (a: bigint, b: bigint) => a + b,
      '-': (a: bigint, b: bigint) => a - b,
      '*': (a: bigint, b: bigint) => a * b,
      '/': (a: bigint, b: bigint) => (a % b === 0n ? a / b : 0n),
    };
    fc.assert(
      fc.property(dealt, moves, ({ numbers, target }, made) => {
        const { table } = played(atBeginning(numbers, target), made);
        const room = numbers.map(BigInt);
        for (const { left, operator, right, result } of workedSteps(table)) {
          for (const used of [left, right]) {
            const place = room.indexOf(BigInt(used));
            expect(place).toBeGreaterThanOrEqual(0);
            room.splice(place, 1);
          }
          const value = operate[operator](BigInt(left), BigInt(right));
          expect(value > 0n).toBe(true);
          expect(BigInt(result)).toBe(value);
          room.push(value);
        }
        expect(numbersOn(table).sort((a, b) => a - b)).toEqual(room.map(Number).sort((a, b) => a - b));
      }),
      { numRuns: 400 },
    );
  });

  test('the answer is the nearest number there is on the table', () => {
    fc.assert(
      fc.property(dealt, moves, ({ numbers, target }, made) => {
        const { table } = played(atBeginning(numbers, target), made);
        const least = Math.min(...numbersOn(table).map((number) => Math.abs(number - target)));
        expect(Math.abs(Number(nearestOn(table).value) - target)).toBe(least);
      }),
    );
  });

  test('undo is the inverse of a turn, a start from the beginning included, as far back as there is anything', () => {
    fc.assert(
      fc.property(dealt, moves, ({ numbers, target }, made) => {
        let hand = atBeginning(numbers, target);
        for (const next of made) {
          const before = hand;
          hand = afterMove(hand, next);
          if (hand.table.turns.length <= before.table.turns.length) continue;
          expect(withoutLastTurn(hand.table)).toEqual(before.table);
          // A typed sign makes the step before it and is then chosen itself, and is taken back first.
          const settled = hand.operator ? afterMove(hand, { kind: 'undo' }) : hand;
          expect(afterMove(settled, { kind: 'undo' })).toEqual(restingHand(before.table));
        }
        for (let undone = 0; canUndo(hand); undone += 1) {
          expect(undone).toBeLessThan(100);
          hand = afterMove(hand, { kind: 'undo' });
        }
        expect({ ...hand, fault: null }).toEqual(atBeginning(numbers, target));
      }),
    );
  });

  test('a position outlives JSON, in which it is kept', () => {
    fc.assert(
      fc.property(dealt, moves, ({ numbers, target }, made) => {
        const hand = played(atBeginning(numbers, target), made);
        expect(JSON.parse(JSON.stringify(hand))).toEqual(hand);
      }),
    );
  });
});

describe('a step', () => {
  const hand = atBeginning([3, 7, 7, 75, 100, 2], 500);

  test('puts the result in the seat of the second number, and picks it', () => {
    const after = typed(hand, '75+7 Enter');
    expect(seatsOf(after.table).map((inSeat) => inSeat?.value)).toEqual([3, 82, 7, undefined, 100, 2]);
    expect(after).toMatchObject({ picked: 1, operator: null, typed: '', fault: null });
  });

  test('goes on from its result, as a calculator does', () => {
    expect(numbersOn(typed(hand, '75+7-2* 3 Enter').table)).toEqual([240, 7, 100]);
    expect(numbersOn(typed(hand, '100:2x7 Enter').table)).toEqual([3, 350, 7, 75]);
  });

  test.each([
    ['3-7 Enter', { code: 'belowOne', left: 3, operator: '-', right: 7 }],
    ['7-7 Enter', { code: 'belowOne', left: 7, operator: '-', right: 7 }],
    ['75/2 Enter', { code: 'notWhole', left: 75, operator: '/', right: 2 }],
    ['3-7+', { code: 'belowOne', left: 3, operator: '-', right: 7 }],
    ['+', { code: 'numberFirst' }],
    ['76 Enter', { code: 'noSuchNumber', number: 76 }],
    ['75+75 Enter', { code: 'noSuchNumber', number: 75 }],
  ])('%s is not allowed, says why, and leaves the table as it is', (keys, fault) => {
    const after = typed(hand, keys);
    expect(after.fault).toEqual(fault);
    expect(after.table).toEqual(hand.table);
  });

  test('after one that is not allowed, another second number can be chosen', () => {
    expect(numbersOn(typed(hand, '3-7 Enter 2 Enter').table)).toEqual([7, 7, 75, 100, 1]);
  });

  test('takes the other of two equal tiles when one is picked', () => {
    expect(numbersOn(typed(hand, '7*7 Enter').table)).toEqual([3, 49, 75, 100, 2]);
  });

  test('a number tapped twice stays picked, and takes the sign back', () => {
    const tap = (now: Hand, place: number) => afterMove(now, { kind: 'seat', seat: place });
    expect(tap(tap(hand, 2), 2)).toEqual({ ...hand, picked: 2 });
    expect(tap(afterMove(tap(hand, 2), { kind: 'sign', operator: '+' }), 2)).toEqual({ ...hand, picked: 2 });
  });

  test('Backspace takes back digits, then the sign, then the step before; Escape lets go', () => {
    const half = typed(hand, '75+7 Enter * 10');
    expect(half).toMatchObject({ picked: 1, operator: '*', typed: '10' });
    expect(typed(half, 'Backspace')).toMatchObject({ operator: '*', typed: '1' });
    expect(typed(half, 'Backspace Backspace Backspace')).toMatchObject({ picked: 1, operator: null, typed: '' });
    expect(typed(half, 'Backspace Backspace Backspace Backspace')).toEqual(hand);
    expect(typed(half, 'Escape')).toEqual(restingHand(half.table));
  });
});

test('a table that was not played is refused', () => {
  const table = { numbers: [1, 2, 3, 4, 5, 6], target: 101 } as const;
  expect(() => seatsOf({ ...table, turns: [{ left: 0, operator: '-', right: 1 }] })).toThrow(RangeError);
  expect(() => seatsOf({ ...table, turns: [{ left: 2, operator: '+', right: 2 }] })).toThrow(RangeError);
  const twice = { left: 0, operator: '+', right: 1 } as const;
  expect(() => seatsOf({ ...table, turns: [twice, twice] })).toThrow(RangeError);
  expect(() => faultOf({ ...table, turns: [twice] }, { left: 0, operator: '+', right: 2 })).toThrow(RangeError);
});
