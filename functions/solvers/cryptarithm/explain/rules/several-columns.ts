import { narrowedByBounds } from '../bounds.ts';
import { narrowedByCompletion } from '../completions.ts';
import { combined, type Domains, type Line, written } from '../line.ts';
import type { Columns } from '../columns.ts';
import { columnCompletion, impossibleLine, waysOf } from './column-rule.ts';
import { isImpossible, openPlaces, type Rule } from './rule.ts';

/** Nodes within which the completions of two and of three columns are looked through. */
const NODES: Readonly<Record<number, number>> = { 2: 6000, 3: 12000 };

/** How large the whole sum can be. */
export const wholeSum: Rule = {
  code: 'wholeSum',
  places: ({ whole }) => (whole ? 1 : 0),
  reads: ({ whole }) => whole!.unknowns,
  narrow: ({ whole }, domains, _place, budget) => {
    budget.spend(whole!.unknowns.length * 4);
    return narrowedByBounds(whole!, domains);
  },
  tell: ({ lines }, _domains, _place, narrowed) => ({
    code: isImpossible(narrowed) ? 'impossibleSum' : 'wholeSum',
    columns: lines.map((_, column) => column),
  }),
};

/** So many neighbouring columns, completed together; a place is the rightmost. */
const together = (count: 2 | 3): Rule => ({
  code: 'together',
  places: ({ lines }) => Math.max(0, lines.length - count + 1),
  reads: (columns, place) => [...new Set(neighbours(columns, place, count).flatMap(({ unknowns }) => unknowns))],
  narrow: (columns, domains, place, budget) =>
    narrowedByCompletion({
      lines: neighbours(columns, place, count),
      domains,
      letters: columns.letters,
      nodes: NODES[count]!,
      budget,
    }),
  tell: (columns, domains, place, narrowed) => ({
    code: isImpossible(narrowed) ? 'impossibleTogether' : 'together',
    columns: Array.from({ length: count }, (_, at) => place + at),
    equations: neighbours(columns, place, count).map((line) => written(line, domains, columns.variables)),
  }),
});

export const twoTogether = together(2);
export const threeTogether = together(3);

const neighbours = ({ lines }: Columns, place: number, count: number) => lines.slice(place, place + count);

/** A column that says one letter by another is put into a second column. A place is the pair of columns. */
export const substitution: Rule = {
  code: 'substitution',
  places: ({ lines }) => lines.length ** 2,
  reads: ({ lines }, place) => {
    const { from, into } = pairAt(lines, place);
    return from === into ? [] : [...lines[from]!.unknowns, ...lines[into]!.unknowns];
  },
  narrow(columns, domains, place, budget) {
    const line = substituted(columns, domains, place);
    return line && columnCompletion(line, domains, columns, budget);
  },
  tell(columns, domains, place, narrowed, budget) {
    const { from, into } = pairAt(columns.lines, place);
    const line = substituted(columns, domains, place)!;
    const lines = [columns.lines[from]!, columns.lines[into]!, line];
    const told = {
      columns: [from, into],
      equations: lines.map((each) => written(each, domains, columns.variables)),
    };
    if (isImpossible(narrowed)) return { ...told, ...impossibleLine(line, domains, columns), code: 'impossibleTogether' };
    return { ...told, ways: waysOf(line, domains, columns, budget) };
  },
};

function pairAt(lines: readonly Line[], place: number): { from: number; into: number } {
  return { from: Math.floor(place / lines.length), into: place % lines.length };
}

/** The second column without the letter that the first one tells; null where it tells none, or none of the second. */
function substituted(columns: Columns, domains: Domains, place: number): Line | null {
  const { lines, variables } = columns;
  const { from, into } = pairAt(lines, place);
  if (from === into) return null;
  const relation = lines[from]!;
  const open = openPlaces(relation.unknowns, domains);
  if (open.length !== 2 || open.some((at) => relation.unknowns[at]! >= variables)) return null;
  const line = lines[into]!;
  for (const at of [...open].reverse()) {
    const letter = line.unknowns.indexOf(relation.unknowns[at]!);
    if (letter < 0 || Math.abs(relation.factors[at]!) !== 1) continue;
    const isShared = open.every((other) => line.unknowns.includes(relation.unknowns[other]!));
    const joined = combined(line, -line.factors[letter]! / relation.factors[at]!, known(relation, open, domains));
    const before = openPlaces(line.unknowns, domains).length;
    if (isShared && openPlaces(joined.unknowns, domains).length < before) return joined;
  }
  return null;
}

/** A line with only these places open, what is known counted in its constant. */
function known({ unknowns, factors, constant }: Line, open: readonly number[], domains: Domains): Line {
  const rest = unknowns.reduce(
    (sum, unknown, at) => (open.includes(at) ? sum : sum + factors[at]! * domains[unknown]![0]!),
    constant,
  );
  return { unknowns: open.map((at) => unknowns[at]!), factors: open.map((at) => factors[at]!), constant: rest };
}
