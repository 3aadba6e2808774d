import type { Budget } from '../../budget.ts';
import type { FreeVariables } from '../free-variables.ts';
import type { Cryptarithm } from '../puzzle.ts';
import type { SolutionStore } from '../solution-store.ts';
import type { LinearForm } from './linear-form.ts';
import { highAfter, LARGEST_MASKED_BASE, lowAfter } from './masked-bounds.ts';
import { allowed, divisor, order, plan, step } from './masked-plan.ts';

/** Nodes that are paid for at once, in advance: a node is some 15 to 20 nanoseconds. */
const NODES_AT_ONCE = 64;
const UNITS_AT_ONCE = 96;

/** By place in the order. */
const remaining = new Float64Array(LARGEST_MASKED_BASE + 1);
const used = new Int32Array(LARGEST_MASKED_BASE + 1);
const candidates = new Int32Array(LARGEST_MASKED_BASE + 1);
const digits = new Int32Array(LARGEST_MASKED_BASE);
/**
 * All solutions of a linear form in doubles, without wildcards, in a base up to 16: depth first, the digits that a letter may
 * be computed from what the letters after it can come to (each the more, the larger the digit that goes to the larger
 * coefficient: the rearrangement inequality), and from the greatest common divisor of their coefficients.
 *
 * @param free the letters that cancel out.
 */
export function searchMasked(
  puzzle: Cryptarithm,
  form: LinearForm,
  free: FreeVariables,
  store: SolutionStore,
  budget: Budget,
): void {
  const count = plan(puzzle, form);
  if (count === 0) {
    if (form.constant === 0 && budget.spend(1)) free.complete(new Array(puzzle.letters.length).fill(0), store, budget);
    return;
  }
  const last = count - 1;
  const solution = new Array<number>(puzzle.letters.length).fill(0);
  const all = 2 ** puzzle.base - 1;
  let paid = 0;
  let depth = 0;
  remaining[0] = -form.constant;
  used[0] = 0;
  candidates[0] = candidatesAt(0, 0, -form.constant, all, last);
  for (;;) {
    const left = candidates[depth]!;
    if (left === 0) {
      if (--depth < 0) break;
      continue;
    }
    if (paid-- === 0) {
      if (!budget.spend(UNITS_AT_ONCE)) return;
      paid = NODES_AT_ONCE;
    }
    const bit = left & -left;
    candidates[depth] = left ^ bit;
    const digit = 31 - Math.clz32(bit);
    digits[depth] = digit;
    if (depth === last) {
      for (let at = 0; at <= last; at++) solution[order[at]!] = digits[at]!;
      if (free.isEmpty) store.add(solution);
      else free.complete(solution, store, budget);
      continue;
    }
    const rest = remaining[depth]! - step[depth]! * digit;
    const quotient = rest / divisor[depth]!;
    // Below 2^53 a quotient that is not whole is never rounded to a whole one.
    if (quotient !== Math.floor(quotient)) continue;
    const mask = used[depth]! | bit;
    const next = candidatesAt(depth + 1, mask, rest, all, last);
    if (next === 0) continue;
    depth++;
    remaining[depth] = rest;
    used[depth] = mask;
    candidates[depth] = next;
  }
}

/** The digits, as a mask, with which the letter at a place leaves what the letters after it can come to. */
function candidatesAt(at: number, mask: number, rest: number, all: number, last: number): number {
  const coefficient = step[at]!;
  let low = 0;
  let high = 0;
  if (at < last) {
    low = lowAfter(at, mask, all);
    high = highAfter(at, mask, all);
  }
  const first = (rest - high) / coefficient;
  const second = (rest - low) / coefficient;
  let least = Math.ceil(coefficient > 0 ? first : second);
  const most = Math.floor(coefficient > 0 ? second : first);
  if (most < 0 || least > 15 || most < least) return 0;
  if (least < 0) least = 0;
  const upTo = most >= 15 ? 0xffff : (2 << most) - 1;
  return upTo & ~((1 << least) - 1) & allowed[at]! & ~mask;
}
