/** What holds of the referee on every expression, by an evaluator and a brute force that share nothing with it. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import { type Check, checkExpression } from '../../functions/solvers/arithmetic/check/check.ts';
import { type Expression, render } from '../../functions/solvers/arithmetic/expression.ts';
import {
  canonicalPuzzle,
  OPERATORS,
  type Operator,
  type Rules,
  USES,
  VALUES,
  type Values,
} from '../../functions/solvers/arithmetic/puzzle.ts';
import { rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import { solveNumbers } from '../../functions/solvers/arithmetic/solve.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { game } from './arbitrary-game.ts';
import { evaluate, exactly } from './evaluate.ts';
import { between, fraction, written } from './fraction.ts';
import { parseInfix, type Tree } from './parse.ts';
import { type Choose, choices, tileUnder, validTree, writtenExpression } from './written-expression.ts';

const check = (numbers: readonly Exact[], text: string, rules: Partial<Rules> = {}, target: Exact = 24): Check =>
  checkExpression(canonicalPuzzle(numbers, target, rules), text);

const placesOf = ({ faults }: Check) => faults.map(({ code, start, end }) => ({ code, start, end }));

const operations = fc.oneof(fc.constant([...OPERATORS]), fc.subarray([...OPERATORS], { minLength: 1 }));

describe.each(VALUES)('under %s values', (values) => {
  test('what obeys the rules is valid in whatever form it is written, with its value', () => {
    fc.assert(
      fc.property(
        writtenExpression(values, 1, 7),
        fc.constantFrom(...USES),
        fc.integer(),
        (expression, use, target) => {
          const { text, numbers, value } = expression;
          const checked = check(numbers, text, { values, use }, target);
          expect(checked).toMatchObject({ valid: true, faults: [], numbersUsed: numbers.length });
          expect(written(exactly(checked.value!))).toBe(written(value));
          expect(written(exactly(checked.distance!))).toBe(written(between(value, fraction(BigInt(target)))));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('the form in which it is understood is ASCII and is understood as itself', () => {
    fc.assert(
      fc.property(writtenExpression(values, 1, 7), ({ text, numbers }) => {
        const { expression, ...checked } = check(numbers, text, { values });
        expect(expression).toMatch(/^[\d+\-*/()]+$/);
        expect(check(numbers, expression!, { values })).toEqual({ ...checked, expression });
      }),
    );
  });

  test('a result after it has to be its value', () => {
    fc.assert(
      fc.property(writtenExpression(values, 1, 5), fc.integer({ min: -2, max: 2 }), ({ text, numbers, value }, off) => {
        const claim = written(fraction(value.over + BigInt(off) * value.under, value.under));
        const start = text.length + 2;
        const faults = off === 0 ? [] : [{ code: 'wrong-result', start, end: start + claim.length }];
        expect(placesOf(check(numbers, `${text}= ${claim}`, { values }))).toEqual(faults);
      }),
    );
  });

  test('what the engine writes is valid, with the value that it tells', () => {
    const trees = fc.tuple(fc.array(tileUnder(values), { minLength: 1, maxLength: 7 }), choices);
    fc.assert(
      fc.property(trees, ([numbers, choose]) => {
        const puzzle = canonicalPuzzle(numbers, 24, { values, use: 'all' });
        const { expression, value, distance } = render(expressionOf(validTree(numbers, values, choose)), puzzle);
        expect(checkExpression(puzzle, expression)).toMatchObject({ valid: true, value, distance, expression });
      }),
    );
  });
});

function expressionOf(tree: Tree): Expression {
  if ('leaf' in tree) return rationalOf(written(tree.leaf));
  return { operator: tree.operator, left: expressionOf(tree.left), right: expressionOf(tree.right) };
}

test('the form in which it is understood has its value for another parser too', () => {
  fc.assert(
    fc.property(writtenExpression('natural', 1, 6), ({ text, numbers, value }) => {
      const tree = parseInfix(check(numbers, text).expression!);
      expect(evaluate(tree, { values: 'rational' }).value).toEqual(value);
    }),
  );
});

test('the best answers of the engine are valid, at the distance that they tell', () => {
  const questions = fc.constantFrom(...VALUES).chain((values) =>
    fc.record({
      numbers: fc.array(tileUnder(values), { minLength: 1, maxLength: 5 }),
      target: fc.integer({ min: 1, max: 999 }),
      rules: fc.record({ values: fc.constant(values), use: fc.constantFrom(...USES), operations }),
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        game(1, 6),
        questions.map(({ numbers, target, rules }) => canonicalPuzzle(numbers, target, rules)),
      ),
      (puzzle) => {
        for (const { expression, value, distance, numbersUsed } of solveNumbers(puzzle, new Budget(100_000)).nearest) {
          const checked = checkExpression(puzzle, expression);
          expect(checked).toEqual({ valid: true, value, distance, numbersUsed, expression, faults: [] });
        }
      },
    ),
    { numRuns: 300 },
  );
});

describe('one rule broken, all others kept', () => {
  // Positive integers have one reading only; fractions are allowed, so that no step is at fault but the one that is meant.
  const plain = (least: number, most = 6) => writtenExpression('rational', least, most, tileUnder('natural'));
  const rational = { values: 'rational' } as const;

  test('numbers that are given too few times are told where they stand last', () => {
    fc.assert(
      fc.property(plain(1), fc.nat(), fc.integer({ min: 1, max: 3 }), ({ text, pieces, numbers }, pick, missing) => {
        const number = numbers[pick % numbers.length]!;
        const written = pieces.filter(({ kind, meaning }) => kind === 'number' && meaning === `${number}`);
        const given = Math.max(written.length - missing, 0);
        const others = numbers.filter((other) => other !== number);
        const code = given === 0 ? 'foreign-number' : 'number-used-twice';
        // One tile that the expression does not use, so that there is at least one.
        const checked = check([...others, ...Array<Exact>(given).fill(number), 1000], text, rational);
        expect(placesOf(checked)).toEqual(written.slice(given).map(({ start, end }) => ({ code, start, end })));
        expect(checked.numbersUsed).toBe(others.length + given);
      }),
    );
  });

  test('numbers left over are told at the end', () => {
    fc.assert(
      fc.property(plain(1), fc.array(tileUnder('natural'), { maxLength: 3 }), ({ text, numbers }, more) => {
        const checked = check([...numbers, ...more], text, { ...rational, use: 'all' });
        const place = { code: 'number-left-over', start: text.length, end: text.length };
        expect(placesOf(checked)).toEqual(more.map(() => place));
        expect(checked.faults.map((fault) => 'number' in fault && fault.number).sort()).toEqual([...more].sort());
      }),
    );
  });

  test('each operator that is not allowed is told', () => {
    fc.assert(
      fc.property(plain(2), fc.subarray([...OPERATORS], { minLength: 1 }), ({ text, pieces, numbers }, operations) => {
        const others = pieces.filter(
          ({ kind, meaning }) => kind === 'operator' && !operations.includes(meaning as Operator),
        );
        expect(placesOf(check(numbers, text, { ...rational, operations }))).toEqual(
          others.map(({ start, end }) => ({ code: 'operation-not-allowed', start, end })),
        );
      }),
    );
  });

  test.each<[string, Values, (value: number) => readonly [string, number]]>([
    ['negative-step', 'natural', (value) => ['-', value + 1]],
    ['zero-step', 'natural', (value) => ['-', value]],
    ['fraction-step', 'natural', (value) => ['/', value + 1]],
    ['fraction-step', 'integer', (value) => ['/', value + 1]],
  ])('a %s under %s values is told at its operator', (code, values, step) => {
    fc.assert(
      fc.property(writtenExpression('natural', 1, 4), ({ text, numbers, value }) => {
        fc.pre(value.over < 10n ** 15n);
        const [operator, right] = step(Number(value.over));
        const checked = check([...numbers, right], `(${text})${operator}${right}`, { values });
        expect(placesOf(checked)).toEqual([{ code, start: text.length + 2, end: text.length + 3 }]);
      }),
    );
  });

  test('a division by zero is told at its operator, and leaves no value', () => {
    fc.assert(
      fc.property(plain(1), tileUnder('natural'), ({ text, numbers }, tile) => {
        const checked = check([...numbers, tile, tile], `(${text})÷(${tile}−${tile})`, rational);
        expect(placesOf(checked)).toEqual([{ code: 'division-by-zero', start: text.length + 2, end: text.length + 3 }]);
        expect([checked.value, checked.distance]).toEqual([null, null]);
      }),
    );
  });

  test('a character that has no meaning is told where it stands', () => {
    fc.assert(
      fc.property(
        plain(1),
        fc.nat(),
        fc.constantFrom('?', '^', '²', '½', '🎲', 'a', '!'),
        ({ text, numbers }, at, odd) => {
          const start = at % (text.length + 1);
          const fault = { code: 'syntax', reason: 'unknown-character', start, end: start + odd.length, text: odd };
          expect(check(numbers, text.slice(0, start) + odd + text.slice(start), rational).faults).toEqual([fault]);
        },
      ),
    );
  });

  test('a bracket that lacks its other half is told, or the bracket that is taken for it', () => {
    fc.assert(
      fc.property(plain(2), fc.nat(), ({ text, pieces, numbers }, pick) => {
        const brackets = pieces.filter(({ kind }) => kind === 'opening' || kind === 'closing');
        fc.pre(brackets.length > 0);
        const { kind, start, end } = brackets[pick % brackets.length]!;
        const [fault, ...others] = check(numbers, text.slice(0, start) + text.slice(end), rational).faults;
        const lone = kind === 'opening' ? 'unopened-bracket' : 'unclosed-bracket';
        expect([lone, 'wrong-bracket']).toContain(fault!.code === 'syntax' && fault!.reason);
        expect(others).toEqual([]);
      }),
    );
  });

  test('an operator that is missing is told where the next operand begins', () => {
    fc.assert(
      fc.property(plain(2), fc.nat(), ({ text, pieces, numbers }, pick) => {
        const operators = pieces.filter(({ kind }) => kind === 'operator');
        const { start, end } = operators[pick % operators.length]!;
        const next = pieces.find((piece) => piece.start >= end && piece.kind !== 'space')!;
        fc.pre(next.kind !== 'sign');
        const blank = ' '.repeat(end - start);
        expect(check(numbers, text.slice(0, start) + blank + text.slice(end), rational).faults).toMatchObject([
          { code: 'syntax', reason: 'missing-operator', start: next.start },
        ]);
      }),
    );
  });
});

describe('a row without brackets, under natural steps', () => {
  /** A first number, perhaps after a minus, and more of them, each with its operator. */
  const row = (join: Operator, undo: Operator) =>
    fc
      .record({
        undone: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        numbers: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
      })
      .map(({ undone, numbers }) =>
        numbers.map((number, at) => ({ number, operator: undone[at] && (at > 0 || undo === '-') ? undo : join })),
      );
  type Row = readonly { readonly number: number; readonly operator: Operator }[];

  /** The place of the first faulty step in this order, counting the minus before the first number as one; −1 if none is. */
  const firstFault = (order: Row): number => {
    let tree: Tree | undefined;
    for (const [at, { number, operator }] of order.entries()) {
      const leaf: Tree = { leaf: fraction(BigInt(number)) };
      if (tree === undefined && (operator === '-' || operator === '/')) return at;
      tree = tree === undefined ? leaf : { left: tree, operator, right: leaf };
      try {
        evaluate(tree);
      } catch {
        return at;
      }
    }
    return -1;
  };

  const ordersOf = (items: Row): Row[] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item, at) => ordersOf(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));

  test.each<[Operator, Operator]>([
    ['+', '-'],
    ['*', '/'],
  ])(
    'of %s and %s is valid if and only if some order of its parts obeys, and else its first faulty step is told',
    (join, undo) => {
      fc.assert(
        fc.property(row(join, undo), (items) => {
          const parts = items.map(({ number, operator }, at) =>
            at === 0 && operator === join ? `${number}` : `${operator}${number}`,
          );
          const { valid, faults } = check(
            items.map(({ number }) => number),
            parts.join(''),
          );
          expect(valid).toBe(ordersOf(items).some((order) => firstFault(order) < 0));
          const place = parts.slice(0, firstFault(items)).join('').length;
          if (!valid) expect(faults).toMatchObject([{ start: place, text: parts[firstFault(items)]?.charAt(0) }]);
        }),
        { numRuns: 500 },
      );
    },
  );
});

describe('nothing is valid that the numbers do not make', () => {
  /** All values that the tiles of each choice make by steps between two numbers. */
  const reachable = (numbers: readonly Exact[], rules: Rules): ReadonlySet<string> => {
    const made: Map<string, Tree>[] = [new Map()];
    for (let choice = 1; choice < 1 << numbers.length; choice++) {
      const chosen = numbers.filter((_, place) => choice & (1 << place));
      const trees: Tree[] = chosen.length === 1 ? [{ leaf: exactly(chosen[0]!) }] : [];
      for (let part = (choice - 1) & choice; part > 0; part = (part - 1) & choice) {
        for (const left of made[part]!.values()) {
          for (const right of made[choice - part]!.values()) {
            trees.push(...OPERATORS.map((operator) => ({ left, operator, right })));
          }
        }
      }
      made.push(new Map());
      for (const tree of trees) {
        try {
          const { value } = evaluate(tree, rules);
          made[choice]!.set(written(value), { leaf: value });
        } catch {
          // No step of these rules.
        }
      }
    }
    const whole = made.at(-1)!;
    return new Set(rules.use === 'all' ? whole.keys() : made.flatMap((values) => [...values.keys()]));
  };

  /** Any text of the grammar over these numbers, minuses and brackets strewn in. */
  const strewn = (numbers: readonly Exact[], choose: Choose): string => {
    const text = (part: readonly Exact[]): string => {
      const sign = choose(4) === 0 ? '-' : '';
      if (part.length === 1) return choose(3) === 0 ? `(${sign}${part[0]})` : `${sign}${part[0]}`;
      const cut = 1 + choose(part.length - 1);
      const inner = `${text(part.slice(0, cut))}${OPERATORS[choose(4)]}${text(part.slice(cut))}`;
      return choose(2) === 0 ? `${sign}(${inner})` : `${sign}${inner}`;
    };
    return text(numbers);
  };

  const rules = fc.record({
    values: fc.constantFrom(...VALUES),
    use: fc.constantFrom(...USES),
    operations,
  });

  test('by steps between two of them, whatever signs are changed and whatever is read as a given number', () => {
    const games = rules.chain((rules) =>
      fc.record({
        rules: fc.constant(rules),
        numbers: fc.array(tileUnder(rules.values), { minLength: 1, maxLength: 4 }),
        choose: choices,
      }),
    );
    let valid = 0;
    fc.assert(
      fc.property(games, ({ rules, numbers, choose }) => {
        const checked = check(numbers, strewn(numbers, choose), rules);
        if (!checked.valid) return;
        valid++;
        expect(reachable(numbers, rules)).toContain(written(exactly(checked.value!)));
      }),
      { numRuns: 3000 },
    );
    expect(valid).toBeGreaterThan(300);
  });
});

describe('any text at all', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'0123456789+-*/()[]{}=×÷−:· ,.x'), maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('1', '2', '1/2', '-', '+', '*', '/', '(', ')', '-5', '='), maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('(', '-', '1/2*', '9', '-1*'), minLength: 150, maxLength: 600 }),
  );

  test('is judged without an error: faults in order, each with its place and what stands there', () => {
    const numbers = fc.uniqueArray(fc.constantFrom<Exact>(1, 2, 5, 12, -5, '1/2', '-1/2'), { minLength: 1 });
    fc.assert(
      fc.property(odd, numbers, fc.constantFrom(...VALUES), fc.constantFrom(...USES), (text, numbers, values, use) => {
        const { valid, faults, value, expression, distance } = check(numbers, text, { values, use });
        expect(valid).toBe(faults.length === 0);
        expect(faults.map(({ start }) => start)).toEqual(faults.map(({ start }) => start).sort((a, b) => a - b));
        for (const { start, end, text: at, code } of faults) {
          expect(start >= 0 && start <= end && end <= text.length).toBe(true);
          expect(at).toBe(code === 'too-long' ? '' : text.slice(start, end));
        }
        expect(value === null).toBe(distance === null);
        if (expression === null) expect(faults).toHaveLength(1);
        if (valid) expect(value).not.toBeNull();
      }),
      { numRuns: 3000 },
    );
  });
});
