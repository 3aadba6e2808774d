/** Statements that are true, with letters put for their digits: puzzles of which a solution is known. */

import * as fc from 'fast-check';

/** A puzzle made of a statement that is true. */
export interface TrueCryptarithm {
  readonly text: string;
  readonly base: number;
  /** The digits that the letters were put for, as they are met, and then those of the wildcards. */
  readonly digits: readonly number[];
  readonly letterCount: number;
}

/** A statement as it is before letters are put in: its numbers, and what stands between them. */
type Written = readonly (bigint | string)[];

/** Letters of several scripts, none the same as another in small and none composed with another. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWYZЖЯЩΔΣßıñéकती가'];

/** What is put for digits: now and then the digit itself, or a wildcard. */
const disguise = fc.record({
  letters: fc.shuffledSubarray(LETTERS, { minLength: LETTERS.length }),
  literals: fc.constantFrom(0, 0, 0.15, 0.4),
  wildcards: fc.constantFrom(0, 0, 0, 0.1),
  seed: fc.nat(),
});

type Disguise = typeof disguise extends fc.Arbitrary<infer Value> ? Value : never;

/** @param most digits of its longest number. */
export function trueSum(bases: fc.Arbitrary<number>, terms: number, most: number): fc.Arbitrary<TrueCryptarithm> {
  const sum = bases.chain((base) =>
    fc.record({
      base: fc.constant(base),
      disguise,
      terms: fc.array(
        fc.record({
          number: numberIn(base, most),
          factor: fc.oneof({ weight: 4, arbitrary: fc.constant('1') }, constantIn(base)),
          isNegative: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
          isRight: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
        }),
        { minLength: 2, maxLength: terms },
      ),
    }),
  );
  return sum.map(({ base, disguise, terms }) => {
    const sides: [(bigint | string)[], (bigint | string)[]] = [[], []];
    let balance = 0n;
    for (const { number, factor, isNegative, isRight } of terms) {
      const value = BigInt(Number.parseInt(factor, base)) * number * (isNegative ? -1n : 1n);
      balance += isRight ? -value : value;
      const side = sides[Number(isRight)]!;
      if (isNegative) side.push('-');
      else if (side.length > 0) side.push('+');
      if (factor !== '1') side.push(`${factor}*`);
      side.push(number);
    }
    const side = sides[balance < 0n ? 0 : 1];
    if (balance !== 0n || side.length === 0) side.push(side.length > 0 ? '+' : '', balance < 0n ? -balance : balance);
    for (const empty of sides) if (empty.length === 0) empty.push('0');
    return disguised([...sides[0], '=', ...sides[1]], base, disguise);
  });
}

/** One to `equations` true equations of any operations, in the same letters; bases from 4 on. */
export function trueStatement(
  bases: fc.Arbitrary<number>,
  most: number,
  equations: number,
): fc.Arbitrary<TrueCryptarithm> {
  return bases
    .chain((base) =>
      fc.record({
        base: fc.constant(base),
        disguise,
        parts: fc.array(trueEquation(base, most), { minLength: 1, maxLength: equations }),
      }),
    )
    .map(({ base, disguise, parts }) => {
      const written = parts.flatMap((part, at) => (at === 0 ? part : [';', ...part]));
      return disguised(written, base, disguise);
    });
}

function trueEquation(base: number, most: number): fc.Arbitrary<Written> {
  const number = numberIn(base, most);
  const small = numberIn(base, 1);
  return fc.oneof(
    fc.tuple(number, number).map(([a, b]): Written => [a, '*', b, '=', a * b]),
    fc.tuple(number, number, number).map(([a, b, c]): Written => [a, '*', b, '+', c, '=', a * b + c]),
    fc.tuple(number, number, small).map(([a, b, c]): Written => [a, '*', b, '*', c, '=', a * b * c]),
    fc.tuple(number, number).map(([a, b]): Written => [a * b, '/', a, '=', b]),
    fc.tuple(number, number, small).map(([a, b, c]): Written => [a * c, '/(', b * c, ')=', a, '/', b]),
    fc.tuple(number, number, small).map(([a, b, c]): Written => ['(', a, '+', b, ')*', c, '=', (a + b) * c]),
    fc.tuple(number, number, small).map(([a, b, c]): Written => [a, '-', b, '*(', c, '-', a, ')=', a - b * (c - a)]),
    fc.tuple(number, number).map(([a, b]): Written => [a, '^2-', b, '^2=(', a, '-', b, ')*', a + b]),
    fc.tuple(small, small).map(([a, b]): Written => [a, '^', b, '=', a ** b]),
    fc.tuple(number, small).map(([a, b]): Written => [a, '^3*', b, '=', a ** 3n * b]),
    fc.tuple(number, number, number).map(([a, b, c]): Written => [a, '/', b, '+', c, '=(', a + b * c, ')/', b]),
    fc.tuple(number, number).map(([a, b]): Written => [a, '+', b, '=', a + b]),
    fc.tuple(number, number).map(([a, b]): Written => ['-', a, '+', a + b, '=', b]),
  );
}

/** A number of up to so many digits, each length as likely. */
function numberIn(base: number, most: number): fc.Arbitrary<bigint> {
  return fc
    .integer({ min: 1, max: most })
    .chain((length) =>
      fc.bigInt({ min: BigInt(base) ** BigInt(length - 1), max: BigInt(base) ** BigInt(length) - 1n }),
    );
}

/** The text of a constant that stays as it is, of digits that are written as digits. */
function constantIn(base: number): fc.Arbitrary<string> {
  const digit = fc.integer({ min: 0, max: Math.min(base, 10) - 1 });
  return fc.tuple(digit, digit).map(([high, low]) => (high > 0 ? `${high}${low}` : `${low}`));
}

function disguised(written: Written, base: number, { letters, literals, wildcards, seed }: Disguise): TrueCryptarithm {
  const chance = chances(seed);
  const known = new Map<string, number>();
  const wild: number[] = [];
  const hide = (sign: string): string => {
    const digit = Number.parseInt(sign, 36);
    if (digit < 10 && chance() < literals) return sign;
    if (wild.length < 3 && chance() < wildcards) {
      wild.push(digit);
      return '?';
    }
    known.set(letters[digit]!, digit);
    return letters[digit]!;
  };
  const text = written.map((part) => {
    if (typeof part === 'string') return part;
    const hidden = Array.from(plain(part < 0n ? -part : part, base), hide).join('');
    return part < 0n ? `(-${hidden})` : hidden;
  });
  return { text: text.join(''), base, digits: [...known.values(), ...wild], letterCount: known.size };
}

/** In the digits of the base. */
function plain(number: bigint, base: number): string {
  return number.toString(base);
}

/** Numbers from 0 to 1 that look drawn: the same for the same seed. */
function chances(seed: number): () => number {
  let state = BigInt(seed) + 1n;
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return Number(state >> 32n) / 2 ** 32;
  };
}
