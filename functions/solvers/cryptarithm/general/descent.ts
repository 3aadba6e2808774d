import type { Budget } from '../../budget.ts';
import type { Program, Step } from './program.ts';
import { Residual } from './residual.ts';

/** What is done with a solution that a descent finds; the array is used on. */
export type Leaf = (digits: number[]) => void;

/** Units of work that a solution takes. */
const FINDING = 10;

/** The variables of a descent and their digits. */
export interface Board {
  /** The digits that each variable may have, ascending. */
  readonly allowed: readonly (readonly number[])[];
  /** How many of the variables, the first ones, are letters. */
  readonly letters: number;
  /** The digit of each variable; a descent fills in those of its program. */
  readonly digits: number[];
  /** 1 for each digit that a letter has. */
  readonly used: Uint8Array;
}

/**
 * Runs a program: depth first, a variable at a time. Its digits are those that the bounds leave, and where a column becomes known
 * with it, those that make it right.
 */
export class Descent {
  private readonly program: Program;
  private readonly residual: Residual;
  private readonly board: Board;
  private readonly budget: Budget;
  private readonly leaf: Leaf;
  /** For each place 36 digits: 1 for those that it may have. */
  private readonly mayBe: Uint8Array;
  /** For each place the step that tells which digits are to be tried, or −1. */
  private readonly drivers: readonly number[];
  /** For each place the units of work that it takes. */
  private readonly work: readonly number[];
  private readonly allDigits: readonly number[];

  constructor(program: Program, board: Board, budget: Budget, leaf: Leaf) {
    this.program = program;
    this.residual = new Residual(program);
    this.board = board;
    this.budget = budget;
    this.leaf = leaf;
    this.mayBe = new Uint8Array(36 * program.order.length);
    program.order.forEach((variable, place) => {
      for (const digit of board.allowed[variable]!) this.mayBe[36 * place + digit] = 1;
    });
    this.drivers = program.steps.map(driverOf);
    this.work = program.steps.map(workOf);
    this.allDigits = [...Array(program.base).keys()];
  }

  /** Finds all digits, or as many as the budget lets. */
  run(): void {
    if (this.residual.carry(0)) this.choose(0);
  }

  /** Chooses the digits from a place on; false when the budget is spent. */
  private choose(place: number): boolean {
    const { program, residual, board } = this;
    if (place === program.order.length) {
      if (!this.budget.spend(FINDING)) return false;
      this.leaf(board.digits);
      return true;
    }
    if (!this.budget.spend(this.work[place]!)) return false;
    const steps = program.steps[place]!;
    residual.prepare(steps);
    const least = Math.max(0, Math.ceil(residual.least));
    const most = Math.floor(residual.most);
    if (least > most) return true;
    const driver = this.drivers[place]!;
    if (driver < 0) return this.tryThose(place, this.allDigits, least, most + 1, least, most);
    const step = steps[driver]!;
    const constant = residual.constants[step.from]!;
    const slope = residual.slopes[step.from]!;
    if (step.isLast) {
      if (slope === 0) return constant !== 0 || this.tryThose(place, this.allDigits, least, most + 1, least, most);
      const digit = -constant / slope;
      return digit < least || digit > most || Math.floor(digit) !== digit || this.try(place, digit + 0);
    }
    const { modulus, starts, digits } = step.residues!;
    const row = residue(slope / step.before, modulus) * modulus + residue(-constant / step.before, modulus);
    return this.tryThose(place, digits, starts[row]!, starts[row + 1]!, least, most);
  }

  private tryThose(
    place: number,
    digits: ArrayLike<number>,
    from: number,
    to: number,
    least: number,
    most: number,
  ): boolean {
    for (let at = from; at < to; at++) {
      const digit = digits[at]!;
      if (digit >= least && digit <= most && !this.try(place, digit)) return false;
    }
    return true;
  }

  private try(place: number, digit: number): boolean {
    const { program, residual, board } = this;
    const variable = program.order[place]!;
    const isLetter = variable < board.letters;
    if (this.mayBe[36 * place + digit] === 0 || (isLetter && board.used[digit] === 1)) return true;
    if (!residual.fits(program.steps[place]!, digit) || !residual.carry(place + 1)) return true;
    board.digits[variable] = digit;
    if (!isLetter) return this.choose(place + 1);
    board.used[digit] = 1;
    const goesOn = this.choose(place + 1);
    board.used[digit] = 0;
    return goesOn;
  }
}

/** The step that leaves the fewest digits to try, or −1 where none tells. */
function driverOf(steps: readonly Step[]): number {
  let best = -1;
  let most = 1;
  steps.forEach(({ isLast, residues }, at) => {
    const strength = isLast ? Infinity : (residues?.modulus ?? 1);
    if (strength > most) [best, most] = [at, strength];
  });
  return best;
}

/** Units of work that a place takes, on the average. */
function workOf(steps: readonly Step[]): number {
  return steps.reduce((work, { from, to }) => work + 2 + 2 * (to - from), 2);
}

/** An integer modulo another, 0 or more. */
function residue(integer: number, modulus: number): number {
  const rest = integer - Math.floor(integer / modulus) * modulus;
  // The quotient may have been rounded up to an integer.
  return rest < 0 ? rest + modulus : rest;
}
