import type { Expression, Glyph, Puzzle } from '../puzzle.ts';

/** A sum as it is written in columns: words below each other, and one word below the line. */
export interface Sum {
  /** From top to bottom, one or more; each with its most significant glyph first. */
  readonly addends: readonly (readonly Glyph[])[];
  readonly total: readonly Glyph[];
}

/** A puzzle of one equation as a sum: words and nothing but plus signs on one side, one word on the other. Else nothing. */
export function sumOf({ equations }: Pick<Puzzle, 'equations'>): Sum | undefined {
  const [equation, second] = equations;
  if (!equation || second) return undefined;
  const { left, right } = equation;
  const [terms, total] = right.kind === 'word' ? [left, right] : [right, left];
  const addends: (readonly Glyph[])[] = [];
  return total.kind === 'word' && collect(terms, addends) ? { addends, total: total.glyphs } : undefined;
}

/** Puts the words of a sum into `addends`; false where it is more than a sum of words. */
function collect(terms: Expression, addends: (readonly Glyph[])[]): boolean {
  if (terms.kind === 'word') {
    addends.push(terms.glyphs);
    return true;
  }
  if (terms.kind === 'negative' || terms.operator !== '+') return false;
  return collect(terms.left, addends) && collect(terms.right, addends);
}
