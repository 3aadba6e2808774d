import { narrowedByBounds } from '../bounds.ts';
import type { Narrowed } from '../completions.ts';
import { boundsTold } from './bounds-told.ts';
import { columnCompletion, columnRule, waysOf } from './column-rule.ts';
import { openPlaces } from './rule.ts';

/** The leftmost letter of the total stands alone under a carry. */
export const leadingCarry = columnRule(
  'leadingCarry',
  ({ unknowns, factors, constant }, domains, columns, column) => {
    const { variables, lines } = columns;
    const [letter, carry] = unknowns as [number, number];
    const isAlone = unknowns.length === 3 && constant === 0 && factors[0] === -1 && letter < variables;
    if (column !== lines.length - 1 || column === 0 || !isAlone || carry !== variables + column) return null;
    const common = domains[letter]!.filter((digit) => domains[carry]!.includes(digit));
    return lost(domains, [
      [letter, common],
      [carry, common],
    ]);
  },
  ({ unknowns }, domains, { addends }) => {
    const [letter, carry] = unknowns as [number, number];
    const times = addends.reduce((sum, { factor }) => sum + factor, 0);
    const most = domains[carry]!.at(-1)!;
    return { letters: [letter], limits: most === times - 1 ? [{ side: 'left', extreme: 'most', value: most }] : [] };
  },
);

/** Nothing is open in a column but one unknown, or but carries, or but the digit that is written and the carry. */
export const computed = columnRule('computed', (line, domains, columns, column, budget) => {
  const open = openPlaces(line.unknowns, domains);
  const carried = line.unknowns.indexOf(columns.variables + column + 1);
  const isWritten = open.length === 2 && open[1] === carried && line.factors[open[0]!] === -1;
  const areCarries = open.length > 0 && open.every((at) => line.unknowns[at]! >= columns.variables);
  return open.length === 1 || isWritten || areCarries ? columnCompletion(line, domains, columns, budget) : null;
});

/** Equal letters above and below cancel: the one letter left is 0, or one less than the base with a carry. */
export const equalColumn = columnRule(
  'equalColumn',
  (line, domains, columns, column, budget) => {
    if (columns.cancelled[column]!.length === 0) return null;
    const open = openPlaces(line.unknowns, domains).map((at) => line.unknowns[at]!);
    const [letter, ...more] = open.filter((unknown) => unknown < columns.variables);
    const others = line.unknowns.filter((unknown) => unknown < columns.variables);
    const isAlone = letter !== undefined && more.length === 0 && others.length === 1;
    return isAlone ? columnCompletion(line, domains, columns, budget) : null;
  },
  (_line, _domains, columns, _narrowed, column) => ({ letters: columns.cancelled[column]! }),
);

/** With nothing carried over to it, a letter would stand above itself. */
export const carriedIn = columnRule(
  'carriedIn',
  (line, domains, columns, column) => {
    const { letters, variables } = columns;
    const open = openPlaces(line.unknowns, domains);
    const lettersOpen = open.filter((at) => line.unknowns[at]! < variables);
    const isPair =
      lettersOpen.length === 2 &&
      lettersOpen.every((at) => line.unknowns[at]! < letters) &&
      line.factors[lettersOpen[0]!] === 1 &&
      line.factors[lettersOpen[1]!] === -1;
    if (!isPair || !domains[variables + column]!.includes(0) || domains[variables + column]!.length === 1) return null;
    const rest = line.unknowns.reduce(
      (sum, unknown, at) => (open.includes(at) ? sum : sum + line.factors[at]! * domains[unknown]![0]!),
      line.constant,
    );
    const isOnward = domains[variables + column + 1]!.length > 1;
    if (isOnward ? rest % columns.base !== 0 : rest !== 0) return null;
    return lost(domains, [[variables + column, domains[variables + column]!.filter((value) => value !== 0)]]);
  },
  ({ unknowns }, domains, { variables }) => {
    const letters = openPlaces(unknowns, domains).map((at) => unknowns[at]!);
    return { letters: letters.filter((unknown) => unknown < variables) };
  },
);

/** One unknown comes an odd number of times: it is even or odd as the rest is. */
export const parity = columnRule('parity', (line, domains) => {
  const open = openPlaces(line.unknowns, domains);
  const odd = open.filter((at) => line.factors[at]! % 2 !== 0);
  if (open.length < 2 || odd.length !== 1) return null;
  const unknown = line.unknowns[odd[0]!]!;
  const rest = line.unknowns.reduce(
    (sum, other, at) => (open.includes(at) ? sum : sum + line.factors[at]! * domains[other]![0]!),
    line.constant,
  );
  return lost(domains, [[unknown, domains[unknown]!.filter((value) => (value + rest) % 2 === 0)]]);
});

/** The sides of a column must meet. */
export const bounds = columnRule(
  'bounds',
  (line, domains) => narrowedByBounds(line, domains),
  (line, domains, _columns, narrowed) => boundsTold(line, domains, narrowed),
);

/** Up to so many open unknowns, the ways to complete a column are seen at once. */
const FEW = 3;

const completionRule = (isFew: boolean) =>
  columnRule(
    'completion',
    (line, domains, columns, _column, budget) =>
      openPlaces(line.unknowns, domains).length <= FEW === isFew
        ? columnCompletion(line, domains, columns, budget)
        : null,
    (line, domains, columns) => ({ ways: waysOf(line, domains, columns) }),
  );

/** Digits with which a column cannot be completed. */
export const fewCompletions = completionRule(true);
export const completions = completionRule(false);

/** Those of some unknowns' new domains that are smaller than before. */
export function lost(
  domains: Parameters<typeof narrowedByBounds>[1],
  entries: readonly [number, readonly number[]][],
): Narrowed | null {
  const narrowed = new Map(entries.filter(([unknown, domain]) => domain.length < domains[unknown]!.length));
  return narrowed.size > 0 ? narrowed : null;
}
