import { type Expression, type Glyph, literal, type Puzzle, variableCount } from '../puzzle.ts';

/** A puzzle of one linear equation with everything on one side: Σ coefficient · digit + constant = 0. */
export interface LinearForm {
  /** By variable; nearest doubles where `exact` is there. */
  readonly coefficients: readonly number[];
  readonly constant: number;
  /** The same, where the sum of what the terms can come to passes `LARGEST`, so that doubles would lie. */
  readonly exact?: { readonly coefficients: readonly bigint[]; readonly constant: bigint };
}

/** What the terms of a form can come to in all, at most, for its search in doubles: differences of two such sums stay exact. */
const LARGEST = 2 ** 51;

/**
 * The linear form of a puzzle: sums of words on both sides, words times constants.
 *
 * @returns null where there is more than one equation, or anything but `+`, `-` and multiplication by an integer below 2^53.
 */
export function linearForm(puzzle: Puzzle): LinearForm | null {
  const { equations, base } = puzzle;
  if (equations.length !== 1) return null;
  const { left, right } = equations[0]!;
  const coefficients = new Array<number>(variableCount(puzzle)).fill(0);
  let constant = 0;
  let size = 0;
  const add = (glyphs: readonly Glyph[], factor: number): void => {
    let place = factor;
    for (let at = glyphs.length - 1; at >= 0; at--) {
      const glyph = glyphs[at]!;
      if (glyph >= 0) coefficients[glyph]! += place;
      else constant += place * literal(glyph);
      place *= base;
    }
    size += Math.abs(place);
  };
  if (!isEveryWord(left, 1, base, add) || !isEveryWord(right, -1, base, add)) return null;
  return size <= LARGEST ? { coefficients, constant } : exactForm(puzzle);
}

/** Whether a variable is in the form at all, or cancels out of it. */
export function isCancelled({ coefficients, exact }: LinearForm, variable: number): boolean {
  return exact ? exact.coefficients[variable] === 0n : coefficients[variable] === 0;
}

function exactForm(puzzle: Puzzle): LinearForm {
  const { left, right } = puzzle.equations[0]!;
  const base = BigInt(puzzle.base);
  const coefficients = new Array<bigint>(variableCount(puzzle)).fill(0n);
  let constant = 0n;
  const add = (glyphs: readonly Glyph[], factor: number): void => {
    let place = BigInt(factor);
    for (const glyph of glyphs.toReversed()) {
      if (glyph >= 0) coefficients[glyph]! += place;
      else constant += place * BigInt(literal(glyph));
      place *= base;
    }
  };
  isEveryWord(left, 1, puzzle.base, add);
  isEveryWord(right, -1, puzzle.base, add);
  return {
    coefficients: coefficients.map(Number),
    constant: Number(constant),
    exact: { coefficients, constant },
  };
}

/** Tells of each word of a linear expression how often it is added; false when the expression is not linear. */
function isEveryWord(
  expression: Expression,
  factor: number,
  base: number,
  add: (glyphs: readonly Glyph[], factor: number) => void,
): boolean {
  if (expression.kind === 'word') {
    add(expression.glyphs, factor);
    return true;
  }
  if (expression.kind === 'negative') return isEveryWord(expression.of, -factor, base, add);
  const { operator, left, right } = expression;
  if (operator === '+' || operator === '-') {
    const sign = operator === '+' ? factor : -factor;
    return isEveryWord(left, factor, base, add) && isEveryWord(right, sign, base, add);
  }
  return operator === '*' && isEveryProduct(factorsOf(expression), factor, base, add);
}

/** The same of a product: all of its factors but one are to be constants. */
function isEveryProduct(
  factors: readonly Expression[],
  factor: number,
  base: number,
  add: (glyphs: readonly Glyph[], factor: number) => void,
): boolean {
  const first = factors.findIndex((one) => !isConstant(one));
  const place = first < 0 ? factors.length - 1 : first;
  let constant = factor;
  for (const [at, one] of factors.entries()) {
    if (at === place) continue;
    constant *= constantOf(one, base);
    if (!Number.isSafeInteger(constant)) return false;
  }
  return isEveryWord(factors[place]!, constant, base, add);
}

/** What is multiplied in an expression, from right to left. A long product is a deep tree: each of its levels is visited once. */
function factorsOf(expression: Expression): Expression[] {
  const factors: Expression[] = [];
  let rest = expression;
  while (rest.kind === 'operation' && rest.operator === '*') {
    factors.push(rest.right);
    rest = rest.left;
  }
  factors.push(rest);
  return factors;
}

function isConstant(expression: Expression): boolean {
  if (expression.kind === 'word') return expression.glyphs.every((glyph) => glyph < 0);
  if (expression.kind === 'negative') return isConstant(expression.of);
  return isConstant(expression.left) && isConstant(expression.right);
}

/** The value of a literal, or of literals added and multiplied; NaN where there is anything else, or a value of 2^53 or more. */
function constantOf(expression: Expression, base: number): number {
  if (expression.kind === 'word') {
    const value = expression.glyphs.reduce(
      (value, glyph) => (glyph < 0 ? value * base + literal(glyph) : Number.NaN),
      0,
    );
    return Number.isSafeInteger(value) ? value : Number.NaN;
  }
  if (expression.kind === 'negative') return -constantOf(expression.of, base);
  const left = constantOf(expression.left, base);
  const right = constantOf(expression.right, base);
  const value = OPERATIONS[expression.operator](left, right);
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

/** Of a quotient and of a power the general engine takes care. */
const OPERATIONS = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': () => Number.NaN,
  '^': () => Number.NaN,
} as const;
