import fc from 'fast-check';

/** Letters, wildcards and digits that stand in a base of 3 or more. */
const words = fc
  .array(fc.constantFrom('A', 'B', 'C', 'D', 'A', 'B', 'C', '?', '0', '1', '2'), { minLength: 1, maxLength: 3 })
  .map((glyphs) => glyphs.join(''));
const exponents = fc.constantFrom('A', 'B', '?', '0', '1', '2', '3', '(A-B)', '(-1)', '(-A)', '(A-A)', '(A/B)');

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: words },
    {
      weight: 6,
      arbitrary: fc
        .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/', '+', '*'), tie('expression'))
        .map(([left, operator, right]) => `(${left}${operator}${right})`),
    },
    { weight: 1, arbitrary: tie('expression').map((of) => `(-${of})`) },
    { weight: 1, arbitrary: fc.tuple(words, exponents).map(([base, exponent]) => `(${base}^${exponent})`) },
  ),
}));

/** Puzzles of one or two equations over at most four letters and a few wildcards: all operations, brackets, literals. */
export const arbitraryCryptarithm = fc.record({
  text: fc
    .array(fc.tuple(expression, expression), { minLength: 1, maxLength: 2 })
    .map((sides) => sides.map(([left, right]) => `${left}=${right}`).join(';'))
    .filter((text) => /[A-D]/.test(text) && (text.match(/\?/g) ?? []).length <= 3),
  base: fc.integer({ min: 4, max: 7 }),
  leadingZeros: fc.boolean(),
  singleLetterZero: fc.boolean(),
  assign: fc.array(
    fc.record({ letter: fc.constant(0), digit: fc.integer({ min: 0, max: 3 }), isEqual: fc.boolean() }),
    { maxLength: 1 },
  ),
});

const large = fc.bigInt({ min: 1n, max: 10n ** 20n });
const small = fc.bigInt({ min: 1n, max: 999n });

/** True equations with three of their digits, not always everywhere, put as letters: no limb of such numbers is to go wrong. */
export const arbitraryLargeCryptarithm = fc
  .record({
    numbers: fc.tuple(fc.oneof(small, large), large, large, small),
    shape: fc.nat({ max: 4 }),
    exponent: fc.integer({ min: 0, max: 4 }),
    first: fc.nat({ max: 7 }),
    isEverywhere: fc.boolean(),
    leadingZeros: fc.boolean(),
  })
  .map(({ numbers: [a, b, c, d], shape, exponent, first, isEverywhere, leadingZeros }) => {
    const shapes = [
      `${a}*${b}=${a * b}`,
      `${a}*${b}*${c}+${d}=${a * b * c + d}`,
      `${a * b}/${b}=${a};${c}-${a}=${c < a ? '-' : ''}${c < a ? a - c : c - a}`,
      `(${a}+${b})*${d}=${(a + b) * d}`,
      `${d}^${exponent}*${a}=${d ** BigInt(exponent) * a}`,
    ];
    let met = 0;
    const text = shapes[shape]!.replace(/\d/g, (digit) => {
      const letter = 'ABC'[Number(digit) - first];
      // Every third may stay as it is.
      return letter !== undefined && (isEverywhere || met++ % 3 !== 2) ? letter : digit;
    });
    return { text, leadingZeros };
  })
  .filter(({ text }) => /[A-C]/.test(text));
