import { Table } from '../../../functions/solvers/arithmetic/tables/table.ts';
import { TARGET } from '../fractions/verdicts.ts';
import { LEAST, MOST } from './hands-in-order.ts';

/** The sizes of hands that are told of. */
const SIZES = { from: 3, to: 10 } as const;

/** What the table of hands tells of those of one size. */
interface TableCount {
  readonly size: number;
  readonly hands: number;
  readonly solvable: number;
  /** How many no merge decided. */
  readonly unmerged: number;
}

let known: readonly TableCount[] | undefined;

/** The counts of all sizes. They take some tenths of a second, and belong into the building of the site. */
export function tableCounts(): readonly TableCount[] {
  known ??= counted();
  return known;
}

function counted(): TableCount[] {
  const table = new Table({ size: SIZES.to, least: LEAST, most: MOST, target: TARGET });
  return Array.from({ length: SIZES.to - SIZES.from + 1 }, (_, index) => {
    const size = SIZES.from + index;
    const [hands, solvable] = [table.handCount(size), table.solvableCount(size)];
    return { size, hands, solvable, unmerged: table.unmergedCount(size) };
  });
}
