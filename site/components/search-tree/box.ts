import { LINE, PADDING, type Place } from './layout.ts';

/** What a branch is, as the drawing calls it. */
export const kindOf = ({ step, cut }: Place['branch']) => (cut ? 'cut' : step ? 'node' : 'start');

/** From the middle of a line of text down to its base. */
const BASE = 4.5;

/** The rectangle of a branch, with the left edge and the middle of the height at 0. */
export const rectangleOf = ({ width, height }: Place) => ({ y: -height / 2, width, height, rx: 5 });

/** A text of a branch, and where it begins: without a place it goes on where the one before it ends. */
export interface PlacedText {
  readonly role: string;
  readonly text: string;
  readonly x?: number;
  readonly y?: number;
  readonly dx?: number;
}

/** The texts of a branch: one below the other, those of a cut in one line. */
export function textsOf({ branch, labels }: Place): readonly PlacedText[] {
  const lineOf = (line: number, lines: number) => ({ x: PADDING, y: (line - (lines - 1) / 2) * LINE + BASE });
  return labels.map(({ role, text }, index) => {
    if (!branch.cut) return { role, text, ...lineOf(index, labels.length) };
    return index === 0 ? { role, text, ...lineOf(0, 1) } : { role, text, dx: PADDING };
  });
}
