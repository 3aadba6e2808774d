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

/** The values that unknowns have in some completion: fewer than were possible for at least one. */
export type Narrowed = ReadonlyMap<number, readonly number[]>;

/**
 * The values that each unknown has in some completion of the lines with different digits for different letters.
 *
 * @returns the unknowns that lose a value, all with no value where there is no completion; null where none loses one, or
 *   where the search gave up.
 */
export function narrowedByCompletion(asked: Asked): Narrowed | null {
  const { domains } = asked;
  const order = orderOf(asked);
  const seen = order.map(() => new Set<number>());
  let unseen = order.reduce((sum, unknown) => sum + domains[unknown]!.length, 0);
  if (unseen === order.length && order.length > 0) return null;
  const isWhole = walk(asked, order, (values) => {
    for (let at = 0; at < values.length; at++) {
      const before = seen[at]!.size;
      if (seen[at]!.add(values[at]!).size > before) unseen--;
    }
    return unseen > 0;
  });
  if (!isWhole || unseen === 0) return null;
  const narrowed = new Map<number, readonly number[]>();
  order.forEach((unknown, at) => {
    const left = domains[unknown]!.filter((value) => seen[at]!.has(value));
    if (left.length < domains[unknown]!.length) narrowed.set(unknown, left);
  });
  return narrowed;
}

/** The completions of the lines, as the values of the unknowns that are not known: null where there are more than `most`. */
export function completionsOf(asked: Asked, most: number): readonly ReadonlyMap<number, number>[] | null {
  const order = orderOf(asked);
  const ways: ReadonlyMap<number, number>[] = [];
  const isWhole = walk(asked, order, (values) => {
    ways.push(new Map(order.map((unknown, at) => [unknown, values[at]!])));
    return ways.length <= most;
  });
  return isWhole && ways.length <= most ? ways : null;
}

/** Unknowns that are not known, those with the fewest values first. */
function orderOf({ lines, domains }: Asked): number[] {
  const unknowns = new Set(lines.flatMap((line) => line.unknowns));
  const open = [...unknowns].filter((unknown) => domains[unknown]!.length !== 1);
  return open.sort((one, other) => domains[one]!.length - domains[other]!.length || one - other);
}

/**
 * Depth first through the completions; each is shown as the values of the unknowns in `order`, until the visitor returns false.
 *
 * @returns whether all were shown, or as many as the visitor wanted.
 */
function walk(asked: Asked, order: readonly number[], visit: (values: readonly number[]) => boolean): boolean {
  const { lines, domains, letters, budget } = asked;
  const depths = order.length;
  // For each line: the factor at each depth, and the least and most that the unknowns from that depth on can add.
  const factors: number[][] = [];
  const least: number[][] = [];
  const most: number[][] = [];
  const sums = lines.map((line, at) => {
    let known = line.constant;
    factors[at] = Array(depths).fill(0);
    line.unknowns.forEach((unknown, place) => {
      const depth = order.indexOf(unknown);
      if (depth < 0) known += line.factors[place]! * domains[unknown]![0]!;
      else factors[at]![depth] = line.factors[place]!;
    });
    least[at] = Array(depths + 1).fill(0);
    most[at] = Array(depths + 1).fill(0);
    for (let depth = depths - 1; depth >= 0; depth--) {
      const factor = factors[at]![depth]!;
      const domain = domains[order[depth]!]!;
      const ends = [factor * (domain[0] ?? 0), factor * (domain.at(-1) ?? 0)] as const;
      least[at]![depth] = least[at]![depth + 1]! + Math.min(...ends);
      most[at]![depth] = most[at]![depth + 1]! + Math.max(...ends);
    }
    return known;
  });
  const values: number[] = Array(depths);
  const used: boolean[] = [];
  let nodes = 0;
  let goesOn = true;

  const descend = (depth: number): void => {
    nodes++;
    if (depth === depths) {
      if (sums.every((sum) => sum === 0)) goesOn = visit(values);
      return;
    }
    const unknown = order[depth]!;
    const isLetter = unknown < letters;
    for (const value of domains[unknown]!) {
      if (isLetter && used[value]) continue;
      let isPossible = true;
      for (let at = 0; at < lines.length; at++) {
        const sum = sums[at]! + factors[at]![depth]! * value;
        if (sum + least[at]![depth + 1]! > 0 || sum + most[at]![depth + 1]! < 0) isPossible = false;
      }
      if (!isPossible) continue;
      for (let at = 0; at < lines.length; at++) sums[at]! += factors[at]![depth]! * value;
      values[depth] = value;
      if (isLetter) used[value] = true;
      descend(depth + 1);
      if (isLetter) used[value] = false;
      for (let at = 0; at < lines.length; at++) sums[at]! -= factors[at]![depth]! * value;
      if (!goesOn || nodes > asked.nodes) return;
    }
  };
  descend(0);
  budget.spend(nodes * 4 + 20);
  return nodes <= asked.nodes && !budget.exhausted;
}
