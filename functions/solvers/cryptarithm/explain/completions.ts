import { type Asked, CompletionSearch } from './completion-search.ts';

/** The values that unknowns have in some completion: fewer than were possible for at least one. */
export type Narrowed = ReadonlyMap<number, readonly number[]>;

/**
 * The values that each unknown has in some completion of the lines with different digits for different letters.
 *
 * @returns the unknowns that lose a value, all with no value where there is no completion; null where none loses one, or
 *   where the search gave up.
 */
export function narrowedByCompletion(asked: Asked): Narrowed | null {
  const search = new CompletionSearch(asked);
  const { order, seen } = search;
  const isPossible = search.findSeen();
  if (search.isCut || asked.budget.exhausted) return null;
  const narrowed = new Map<number, readonly number[]>();
  for (let depth = 0; depth < order.length; depth++) {
    const domain = asked.domains[order[depth]!]!;
    if (seen[depth]!.includes(0)) {
      narrowed.set(
        order[depth]!,
        domain.filter((_, at) => seen[depth]![at] === 1),
      );
    }
  }
  // A line without an open unknown that is wrong: any unknown of it shows that.
  if (!isPossible && order.length === 0) narrowed.set(asked.lines[0]!.unknowns[0]!, []);
  return narrowed.size > 0 ? narrowed : null;
}

/** The completions of the lines, as the values of the unknowns that are not known: null where there are more than `most`. */
export function completionsOf(asked: Asked, most: number): readonly ReadonlyMap<number, number>[] | null {
  const search = new CompletionSearch(asked);
  const ways = search.list(most + 1);
  if (search.isCut || ways.length > most) return null;
  return ways.map((values) => new Map(search.order.map((unknown, depth) => [unknown, values[depth]!])));
}
