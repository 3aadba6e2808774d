import type { Budget } from '../../../budget.ts';
import type { Columns } from '../columns.ts';
import type { Narrowed } from '../completions.ts';
import type { Deduction, DeductionCode } from '../explanation.ts';
import type { Domains } from '../line.ts';

/** What a rule says of its conclusions, besides them. */
export type Told = Partial<
  Pick<Deduction, 'code' | 'columns' | 'letters' | 'digits' | 'equations' | 'limits' | 'ways'>
> & {
  /** The values between which the deduction alone leaves some of its conclusions. */
  readonly within?: ReadonlyMap<number, readonly [least: number, most: number]>;
};

/** A way to deduce, that can be tried in some places of a sum: in each column, on each pair of neighbours and so on. */
export interface Rule {
  readonly code: DeductionCode;
  /** How many places there are. */
  places(columns: Columns): number;
  /** The unknowns that it reads there: while they have not changed, there is nothing new to deduce. */
  reads(columns: Columns, place: number): readonly number[];
  /**
   * The unknowns that have fewer values than they had, and which: values that no completion of the sum within `domains` has
   * are all it may leave out. One without a value says that there is no completion. Null where nothing is deduced.
   */
  narrow(columns: Columns, domains: Domains, place: number, budget: Budget): Narrowed | null;
  /** What its sentence needs, once it has deduced `narrowed` from `domains`. */
  tell(columns: Columns, domains: Domains, place: number, narrowed: Narrowed): Told;
}

/** Whether a deduction shows that there is no completion. */
export function isImpossible(narrowed: Narrowed): boolean {
  for (const domain of narrowed.values()) if (domain.length === 0) return true;
  return false;
}

/** The unknowns of a line that are not known yet, as places in it. */
export function openPlaces(unknowns: readonly number[], domains: Domains): number[] {
  const places: number[] = [];
  for (let at = 0; at < unknowns.length; at++) if (domains[unknowns[at]!]!.length !== 1) places.push(at);
  return places;
}
