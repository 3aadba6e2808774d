import type { Addend, Explanation } from '../../../functions/solvers/cryptarithm/explain/explanation.ts';
import type { Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import { cellsOf, type Layout, type Row } from './layout.ts';

/** The sum that an explanation speaks of, which may be another way to write the puzzle: addends above, totals below. */
export function explanationLayout({ addends, totals }: Explanation, { letters }: Puzzle): readonly Layout[] {
  const rowOf = ({ factor, glyphs }: Addend, place: number): Row => ({
    sign: `${place === 0 ? '' : '+'}${factor === 1 ? '' : `${factor}*`}`,
    cells: cellsOf(glyphs, letters),
  });
  return [{ kind: 'columns', above: addends.map(rowOf), below: totals.map(rowOf) }];
}
