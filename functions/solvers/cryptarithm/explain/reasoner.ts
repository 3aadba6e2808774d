import type { Budget } from '../../budget.ts';
import type { Columns } from './columns.ts';
import type { Narrowed } from './completions.ts';
import type { Domains } from './line.ts';
import type { Rule } from './rules/rule.ts';

/** What was possible for the unknowns that a rule reads, and what it deduced from that. */
interface Remembered {
  readonly read: readonly (readonly number[])[];
  readonly narrowed: Narrowed | null;
}

/** What looking a deduction up costs for each unknown. */
const LOOK_UP = 6;
/** How many of its deductions are remembered for a rule in a place. */
const KEPT = 3;

/** Uses rules on a sum within a budget, and remembers what they deduced: proofs are gone through again and again. */
export class Reasoner {
  readonly columns: Columns;
  readonly budget: Budget;
  private readonly memory = new Map<Rule, Remembered[][]>();
  private readonly reads = new Map<Rule, (readonly number[])[]>();

  constructor(columns: Columns, budget: Budget) {
    this.columns = columns;
    this.budget = budget;
  }

  /** As the rule's `narrow`. */
  narrow(rule: Rule, place: number, domains: Domains): Narrowed | null {
    const { columns, budget } = this;
    const unknowns = this.readsOf(rule, place);
    const memory = (this.memory.get(rule) ?? this.memory.set(rule, []).get(rule)!)[place] ?? [];
    this.memory.get(rule)![place] = memory;
    budget.spend(20 + unknowns.length * LOOK_UP);
    const known = memory.find(({ read }) => unknowns.every((unknown, at) => isSame(read[at]!, domains[unknown]!)));
    if (known) return known.narrowed;
    const narrowed = rule.narrow(columns, domains, place, budget);
    if (!budget.exhausted) memory.unshift({ read: unknowns.map((unknown) => domains[unknown]!), narrowed });
    if (memory.length > KEPT) memory.pop();
    return budget.exhausted ? null : narrowed;
  }

  private readsOf(rule: Rule, place: number): readonly number[] {
    const known = this.reads.get(rule) ?? [];
    this.reads.set(rule, known);
    known[place] ??= rule.reads(this.columns, place);
    return known[place];
  }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
