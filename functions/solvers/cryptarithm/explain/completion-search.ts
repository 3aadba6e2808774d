import type { Budget } from '../../budget.ts';
import type { Domains, Line } from './line.ts';

/** What is asked of the completions of some lines. */
export interface Asked {
  readonly lines: readonly Line[];
  readonly domains: Domains;
  /** The unknowns before this one are letters, all different. */
  readonly letters: number;
  /** Nodes after which the search gives up. */
  readonly nodes: number;
  readonly budget: Budget;
}

/** What a node costs, and what it takes to begin. */
const WORK = { node: 7, start: 150 } as const;

/**
 * Depth first through the ways to complete some lines with different digits for different letters. An unknown is only given
 * values with which the rest of each line can still be made up for, by the least and the most it can come to.
 */
export class CompletionSearch {
  /** The unknowns that are not known, those with the fewest values first. */
  readonly order: readonly number[];
  /** By the depth of the unknown, and the place of the value in its domain: whether it is in some completion. */
  readonly seen: readonly Uint8Array[];
  /** The search gave up: nothing is known of what was not seen. */
  isCut = false;

  private readonly asked: Asked;
  private readonly values: number[];
  private readonly used: Uint8Array;
  private readonly sums: number[];
  private readonly factors: readonly number[][];
  private readonly least: readonly number[][];
  private readonly most: readonly number[][];
  /** How many values of the unknowns from each depth on are not seen yet. */
  private readonly unseen: number[];
  private nodes = 0;

  constructor(asked: Asked) {
    const { lines, domains } = asked;
    this.asked = asked;
    const order: number[] = [];
    for (const { unknowns } of lines) {
      for (const unknown of unknowns) {
        if (domains[unknown]!.length !== 1 && !order.includes(unknown)) order.push(unknown);
      }
    }
    this.order = order.sort((one, other) => domains[one]!.length - domains[other]!.length || one - other);
    this.seen = order.map((unknown) => new Uint8Array(domains[unknown]!.length));
    this.values = order.map(() => 0);
    this.used = new Uint8Array(64);
    this.unseen = [...order.map(() => 0), 0];
    for (let depth = order.length - 1; depth >= 0; depth--) {
      this.unseen[depth] = this.unseen[depth + 1]! + domains[order[depth]!]!.length;
    }
    const shapes = lines.map((line) => shapeOf(line, order, domains));
    this.sums = shapes.map(({ sum }) => sum);
    this.factors = shapes.map(({ factors }) => factors);
    this.least = shapes.map(({ least }) => least);
    this.most = shapes.map(({ most }) => most);
  }

  /** Fills `seen`. @returns whether there is a completion at all. */
  findSeen(): boolean {
    const isFound = this.descend(0, null);
    this.asked.budget.spend(this.nodes * WORK.node + WORK.start);
    return isFound;
  }

  /** The completions, as the values of the unknowns in their order, up to so many. */
  list(most: number): readonly (readonly number[])[] {
    const found: number[][] = [];
    this.descend(0, (values) => {
      found.push([...values]);
      return found.length < most;
    });
    this.asked.budget.spend(this.nodes * WORK.node + WORK.start);
    return found;
  }

  /** @returns whether there is a completion below. */
  private descend(depth: number, visit: ((values: readonly number[]) => boolean) | null): boolean {
    const { order, sums, factors, least, most, used, values } = this;
    if (++this.nodes > this.asked.nodes) {
      this.isCut = true;
      return false;
    }
    if (depth === order.length) {
      if (sums.some((sum) => sum !== 0)) return false;
      if (visit && !visit(values)) this.isCut = true;
      return true;
    }
    const unknown = order[depth]!;
    const domain = this.asked.domains[unknown]!;
    const isLetter = unknown < this.asked.letters;
    let low = domain[0]!;
    let high = domain[domain.length - 1]!;
    for (let line = 0; line < sums.length; line++) {
      const factor = factors[line]![depth]!;
      // What this unknown has to add, so that the rest can make the sum zero.
      const from = -sums[line]! - most[line]![depth + 1]!;
      const to = -sums[line]! - least[line]![depth + 1]!;
      if (factor === 0) {
        if (from > 0 || to < 0) return false;
      } else {
        low = Math.max(low, factor > 0 ? from / factor : to / factor);
        high = Math.min(high, factor > 0 ? to / factor : from / factor);
      }
    }
    let isFound = false;
    for (let at = 0; at < domain.length; at++) {
      const value = domain[at]!;
      if (value < low || (isLetter && used[value] === 1)) continue;
      if (value > high) break;
      for (let line = 0; line < sums.length; line++) sums[line]! += factors[line]![depth]! * value;
      if (isLetter) used[value] = 1;
      values[depth] = value;
      const isIn = this.descend(depth + 1, visit);
      if (isLetter) used[value] = 0;
      for (let line = 0; line < sums.length; line++) sums[line]! -= factors[line]![depth]! * value;
      if (isIn) {
        isFound = true;
        if (this.seen[depth]![at] === 0) this.see(depth, at);
        // Once every value below has been seen, one completion is as good as all.
        if (!visit && this.unseen[depth] === 0) return true;
      }
      if (this.isCut) return isFound;
    }
    return isFound;
  }

  private see(depth: number, at: number): void {
    this.seen[depth]![at] = 1;
    for (let above = depth; above >= 0; above--) this.unseen[above]!--;
  }
}

interface Shape {
  readonly sum: number;
  readonly factors: number[];
  readonly least: number[];
  readonly most: number[];
}

/** A line by the depths of its unknowns: its known part, factors, and the least and the most that those from a depth on add. */
function shapeOf({ unknowns, factors, constant }: Line, order: readonly number[], domains: Domains): Shape {
  const shape: Shape = { sum: 0, factors: order.map(() => 0), least: [0], most: [0] };
  let sum = constant;
  for (let at = 0; at < unknowns.length; at++) {
    const depth = order.indexOf(unknowns[at]!);
    if (depth < 0) sum += factors[at]! * domains[unknowns[at]!]![0]!;
    else shape.factors[depth] = factors[at]!;
  }
  for (let depth = order.length; depth >= 0; depth--) {
    if (depth === order.length) {
      shape.least[depth] = 0;
      shape.most[depth] = 0;
      continue;
    }
    const factor = shape.factors[depth]!;
    const domain = domains[order[depth]!]!;
    const low = factor * (factor > 0 ? domain[0]! : domain[domain.length - 1]!);
    const high = factor * (factor > 0 ? domain[domain.length - 1]! : domain[0]!);
    shape.least[depth] = shape.least[depth + 1]! + low;
    shape.most[depth] = shape.most[depth + 1]! + high;
  }
  return { ...shape, sum };
}
