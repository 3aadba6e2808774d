import { Budget } from '../../../budget.ts';
import { rangesOf } from '../bounds.ts';
import type { Columns } from '../columns.ts';
import { completionsOf, type Narrowed, narrowedByCompletion } from '../completions.ts';
import type { ColumnEquation, DeductionCode } from '../explanation.ts';
import { type Domains, type Line, written } from '../line.ts';
import { isImpossible, openPlaces, type Rule, type Told } from './rule.ts';

/** Nodes within which the completions of one column are looked through. */
const COLUMN_NODES = 1000;
/** Up to how many ways to complete a column are told one by one. */
const WAYS = 3;

/** A rule for one column, whose line it is given. */
export function columnRule(
  code: DeductionCode,
  narrow: (line: Line, domains: Domains, columns: Columns, column: number, budget: Budget) => Narrowed | null,
  tell: (line: Line, domains: Domains, columns: Columns, narrowed: Narrowed, column: number) => Told = () => ({}),
): Rule {
  return {
    code,
    places: ({ lines }) => lines.length,
    reads: ({ lines }, column) => lines[column]!.unknowns,
    narrow: (columns, domains, column, budget) => narrow(columns.lines[column]!, domains, columns, column, budget),
    tell: (columns, domains, column, narrowed) => {
      const line = columns.lines[column]!;
      const equations = [written(line, domains, columns.variables)];
      if (isImpossible(narrowed)) return { columns: [column], equations, ...impossibleLine(line, domains, columns) };
      return { columns: [column], equations, ...tell(line, domains, columns, narrowed, column) };
    },
  };
}

/** The values that a column leaves to its unknowns when different letters are to be different digits. */
export function columnCompletion(line: Line, domains: Domains, { letters }: Columns, budget: Budget): Narrowed | null {
  return narrowedByCompletion({ lines: [line], domains, letters, nodes: COLUMN_NODES, budget });
}

/** The ways to complete a line, written out, where they are few. */
export function waysOf(line: Line, domains: Domains, columns: Columns): readonly ColumnEquation[] {
  const { letters, variables } = columns;
  const asked = { lines: [line], domains, letters, nodes: COLUMN_NODES, budget: new Budget(Number.POSITIVE_INFINITY) };
  const ways = completionsOf(asked, WAYS) ?? [];
  return ways.map((way) => {
    const known = domains.slice();
    for (const [unknown, value] of way) known[unknown] = [value];
    return written(line, known, variables);
  });
}

/** Why a line cannot be completed, and in whose stead a letter would stand. */
export function impossibleLine(line: Line, domains: Domains, { letters }: Columns): Told {
  const { left, right } = rangesOf(line, domains);
  if (left.most < right.least) {
    return {
      code: 'impossibleColumn',
      limits: [
        { side: 'left', extreme: 'most', value: left.most },
        { side: 'right', extreme: 'least', value: right.least },
      ],
    };
  }
  if (left.least > right.most) {
    return {
      code: 'impossibleColumn',
      limits: [
        { side: 'left', extreme: 'least', value: left.least },
        { side: 'right', extreme: 'most', value: right.most },
      ],
    };
  }
  const open = openPlaces(line.unknowns, domains);
  const [only] = open;
  if (open.length === 1 && line.unknowns[only!]! < letters) {
    const letter = line.unknowns[only!]!;
    const others = line.unknowns.reduce(
      (sum, unknown, at) => (at === only ? sum : sum + line.factors[at]! * domains[unknown]![0]!),
      line.constant,
    );
    const digit = -others / line.factors[only!]!;
    const owner = domains.findIndex((domain, at) => at < letters && domain.length === 1 && domain[0] === digit);
    if (owner >= 0) return { code: 'takenDigit', letters: [letter, owner], digits: [digit] };
  }
  return { code: 'impossibleColumn' };
}
