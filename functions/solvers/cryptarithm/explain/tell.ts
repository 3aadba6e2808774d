import type { Columns } from './columns.ts';
import { type Refutation, type Settled, type Step, type Supposition, settled } from './deduce.ts';
import type { Conclusion, Deduction } from './explanation.ts';
import type { Domains } from './line.ts';
import type { Reasoner } from './reasoner.ts';
import { type Replayed, replay } from './replay.ts';
import { isImpossible, type Told } from './rules/rule.ts';

/** Taken digits that are named, at most, and the digits that a letter may have left for it. */
const TAKEN = { most: 3, left: 2 } as const;

/** What is told of steps, in order. @param depth 1 for steps that follow a supposition. */
export function told(
  reasoner: Reasoner,
  start: Domains,
  steps: readonly (Step | Refutation)[],
  depth: 0 | 1 = 0,
): readonly Deduction[] {
  return replay(reasoner, start, steps).flatMap((replayed) => {
    const { step } = replayed;
    if ('rule' in step) return ruleTold(reasoner.columns, { ...replayed, step }, depth);
    const { supposition } = step;
    return [
      ...supposed(reasoner, replayed.before, supposition, 'suppose'),
      deduction({ code: 'refuted' }, 0, concluded(reasoner.columns, replayed, [supposition.unknown])),
      ...withoutDigit(reasoner.columns, replayed, 0),
    ];
  });
}

/** A supposition and what is told of it. */
export function supposed(
  reasoner: Reasoner,
  before: Domains,
  { unknown, value, steps }: Supposition,
  code: 'suppose' | 'case',
): readonly Deduction[] {
  const { columns } = reasoner;
  const start = settled(columns, before, new Map([[unknown, [value]]]));
  return [
    deduction({ code }, 1, concluded(columns, start, [unknown])),
    ...(start.isImpossible ? withoutDigit(columns, start, 1) : told(reasoner, start.domains, steps, 1)),
  ];
}

/** A deduction with what is not said left empty. */
export function deduction(
  told: Told & Pick<Deduction, 'code'>,
  depth: 0 | 1,
  conclusions: readonly Conclusion[] = [],
): Deduction {
  const { code, columns = [], letters = [], digits = [], equations = [], limits = [], ways = [] } = told;
  return { code, depth, columns, letters, digits, equations, limits, ways, conclusions };
}

function ruleTold(columns: Columns, replayed: Replayed<Step>, depth: 0 | 1): readonly Deduction[] {
  const { step, before, narrowed } = replayed;
  const { rule, place } = step;
  const said = { code: rule.code, ...rule.tell(columns, before, place, narrowed) };
  if (isImpossible(narrowed)) return [deduction(said, depth)];
  return [
    deduction(said, depth, concluded(columns, replayed, [...narrowed.keys()], said.within)),
    ...withoutDigit(columns, replayed, depth),
  ];
}

/** That a letter has no digit left once the others have theirs, where it is so. */
function withoutDigit(columns: Columns, { domains, isImpossible }: Settled, depth: 0 | 1): readonly Deduction[] {
  const letters = domains.flatMap((domain, unknown) =>
    domain.length === 0 && unknown < columns.letters ? [unknown] : [],
  );
  return isImpossible ? [deduction({ code: 'noDigit', letters }, depth)] : [];
}

/** What is possible after a deduction, for what it is about and for the letters that have one digit left because of it. */
export function concluded(
  { letters, variables }: Columns,
  { domains, follows }: Settled,
  about: readonly number[],
  within: Told['within'] = new Map(),
): readonly Conclusion[] {
  const owners = new Map<number, number>();
  for (let letter = 0; letter < letters; letter++) {
    if (domains[letter]!.length === 1) owners.set(domains[letter]![0]!, letter);
  }
  const takenFrom = (unknown: number): Conclusion['taken'] => {
    const digits = domains[unknown]!;
    const [least, most] = within.get(unknown) ?? [0, -1];
    if (unknown >= letters || digits.length > TAKEN.left) return [];
    const between = Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
    const taken = between.flatMap((digit) => {
      const letter = owners.get(digit);
      return letter === undefined || letter === unknown ? [] : [{ digit, letter }];
    });
    return taken.length <= TAKEN.most ? taken : [];
  };
  const all = [...about, ...follows.filter((unknown) => !about.includes(unknown))].filter(
    (unknown) => domains[unknown]!.length > 0,
  );
  return all.map((unknown) => ({
    kind: unknown < variables ? 'letter' : 'carry',
    at: unknown < variables ? unknown : unknown - variables,
    digits: domains[unknown]!,
    follows: !about.includes(unknown),
    taken: takenFrom(unknown),
  }));
}
