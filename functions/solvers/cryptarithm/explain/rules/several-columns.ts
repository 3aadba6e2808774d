import { narrowedByBounds } from '../bounds.ts';
import type { Columns } from '../columns.ts';
import { narrowedByCompletion } from '../completions.ts';
import { combined, type Domains, type Line, written } from '../line.ts';
import { boundsTold } from './bounds-told.ts';
import { columnCompletion, impossibleLine } from './column-rule.ts';
import { isImpossible, openPlaces, type Rule } from './rule.ts';

/** Nodes within which the completions of two and of three columns are looked through. */
const NODES: Readonly<Record<number, number>> = { 2: 6000, 3: 12000, 4: 1000000 };

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

/** Columns completed together: those so far to the left of the place each. */
const together = (
  places: (columns: number) => number,
  columnsAt: (place: number, columns: number) => readonly number[],
): Rule => {
  const linesAt = ({ lines }: Columns, place: number) => columnsAt(place, lines.length).map((column) => lines[column]!);
  return {
    code: 'together',
    places: ({ lines }) => places(lines.length),
    reads: (columns, place) => [...new Set(linesAt(columns, place).flatMap(({ unknowns }) => unknowns))],
    narrow(columns, domains, place, budget) {
      const lines = linesAt(columns, place);
      return narrowedByCompletion({ lines, domains, letters: columns.letters, nodes: NODES[lines.length]!, budget });
    },
    tell: (columns, domains, place, narrowed) => ({
      code: isImpossible(narrowed) ? 'impossibleTogether' : 'together',
      columns: columnsAt(place, columns.lines.length),
      equations: linesAt(columns, place).map((line) => written(line, domains, columns.variables)),
    }),
  };
};

/** Two columns side by side. A place is the right one. */
export const twoTogether = together(
  (columns) => columns - 1,
  (place) => [place, place + 1],
);

/** Two columns further apart. A place is how far, and the right one: places with none there are passed over. */
export const twoApart = together(
  (columns) => (columns < 3 ? 0 : ((columns - 1) * (columns - 2)) / 2),
  (place, columns) => {
    let right = place;
    let apart = 2;
    for (; right >= columns - apart; apart++) right -= columns - apart;
    return [right, right + apart];
  },
);

/** Three columns side by side. A place is the rightmost. */
export const threeTogether = together(
  (columns) => Math.max(0, columns - 2),
  (place) => [place, place + 1, place + 2],
);

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
  tell(columns, domains, place, narrowed) {
    const { from, into } = pairAt(columns.lines, place);
    const line = substituted(columns, domains, place)!;
    const { lines, variables } = columns;
    const equations = [lines[from]!, lines[into]!, summed(line, domains)].map((each) =>
      written(each, domains, variables),
    );
    const told = { columns: [from, into], equations };
    if (isImpossible(narrowed))
      return { ...told, ...impossibleLine(line, domains, columns), code: 'impossibleSubstitution' };
    return { ...told, within: boundsTold(line, domains, narrowed).within! };
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

/** A line with what is known added up. */
const summed = (line: Line, domains: Domains) => known(line, openPlaces(line.unknowns, domains), domains);

/** A line with only these places open, what is known counted in its constant. */
function known({ unknowns, factors, constant }: Line, open: readonly number[], domains: Domains): Line {
  const rest = unknowns.reduce(
    (sum, unknown, at) => (open.includes(at) ? sum : sum + factors[at]! * domains[unknown]![0]!),
    constant,
  );
  return { unknowns: open.map((at) => unknowns[at]!), factors: open.map((at) => factors[at]!), constant: rest };
}
