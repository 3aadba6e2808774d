import type { Columns } from './columns.ts';
import type { Narrowed } from './completions.ts';
import type { Domains } from './line.ts';
import type { Reasoner } from './reasoner.ts';
import type { Rule } from './rules/rule.ts';

/** A rule that was used in a place. */
export interface Step {
  readonly rule: Rule;
  readonly place: number;
  /** The unknowns that it is used for; null for all of them. */
  readonly targets: ReadonlySet<number> | null;
}

/** A supposition that was refuted. */
export interface Refutation {
  readonly supposition: Supposition;
}

/** That an unknown has a value, and what comes of it. */
export interface Supposition {
  readonly unknown: number;
  readonly value: number;
  readonly steps: readonly Step[];
}

/** Where deductions lead. */
export interface Run<Taken = Step> {
  readonly steps: readonly Taken[];
  readonly domains: Domains;
  /** There is no completion, or the rules find nothing more. */
  readonly isImpossible: boolean;
}

/** Unknowns with what is possible for them after a deduction. */
export interface Settled {
  readonly domains: Domains;
  /** The unknowns that changed. */
  readonly changed: readonly number[];
  /** Of those, letters that have one digit left because the others are taken. */
  readonly follows: readonly number[];
  readonly isImpossible: boolean;
}

/** Puts a deduction's result into `domains`, and takes the digits that letters have from the other letters. */
export function settled({ letters }: Columns, domains: Domains, narrowed: Narrowed): Settled {
  const now = domains.slice();
  const changed = new Set<number>();
  const follows: number[] = [];
  const fixed: number[] = [];
  let isImpossible = false;
  for (const [unknown, domain] of narrowed) {
    now[unknown] = domain;
    changed.add(unknown);
    if (domain.length === 0) isImpossible = true;
    if (domain.length === 1 && unknown < letters) fixed.push(unknown);
  }
  while (fixed.length > 0 && !isImpossible) {
    const owner = fixed.shift()!;
    const digit = now[owner]![0]!;
    for (let letter = 0; letter < letters; letter++) {
      if (letter === owner || !now[letter]!.includes(digit)) continue;
      const left = now[letter]!.filter((other) => other !== digit);
      now[letter] = left;
      changed.add(letter);
      if (left.length === 0) isImpossible = true;
      if (left.length !== 1) continue;
      fixed.push(letter);
      if (!follows.includes(letter)) follows.push(letter);
    }
  }
  return { domains: now, changed: [...changed], follows, isImpossible };
}

/** Where the rules can be used, the simplest first. */
export class Places {
  readonly all: readonly Step[];
  /** For each unknown, the places that read it. */
  readonly readers: readonly (readonly number[])[];

  constructor(rules: readonly Rule[], columns: Columns) {
    this.all = rules.flatMap((rule) =>
      Array.from({ length: rule.places(columns) }, (_, place) => ({ rule, place, targets: null })),
    );
    const readers: number[][] = columns.domains.map(() => []);
    this.all.forEach(({ rule, place }, at) => {
      for (const unknown of rule.reads(columns, place)) readers[unknown]!.push(at);
    });
    this.readers = readers;
  }
}

/**
 * Uses the simplest rule that deduces anything, again and again, until there is no completion or nothing more to deduce.
 *
 * @param changed the unknowns that are new since the rules last found nothing; null if they have not been tried.
 */
export function deduce(
  reasoner: Reasoner,
  { all, readers }: Places,
  start: Domains,
  changed: readonly number[] | null,
): Run {
  const isDue = Array<boolean>(all.length).fill(changed === null);
  for (const unknown of changed ?? []) for (const at of readers[unknown]!) isDue[at] = true;
  const steps: Step[] = [];
  let domains = start;
  for (let at = 0; at < all.length && !reasoner.budget.exhausted; at++) {
    if (!isDue[at]) continue;
    isDue[at] = false;
    const step = all[at]!;
    const narrowed = reasoner.narrow(step.rule, step.place, domains);
    if (!narrowed) continue;
    // A step of its own, since a rule may be used in the same place again.
    steps.push({ ...step });
    const next = settled(reasoner.columns, domains, narrowed);
    domains = next.domains;
    if (next.isImpossible) return { steps, domains, isImpossible: true };
    for (const unknown of next.changed) for (const reader of readers[unknown]!) isDue[reader] = true;
    at = -1;
  }
  return { steps, domains, isImpossible: false };
}
