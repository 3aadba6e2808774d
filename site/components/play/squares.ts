/** The greatest gaps that light five, four, three, two and one of the squares. */
const GAPS = [0, 2, 5, 10, 25];

const SQUARES = { exact: '🟩', near: '🟨', dark: '⬜' } as const;

/** How many of five squares are lit for an answer: the more the nearer, all of them only for a perfect one. */
export const litFor = (gap: number) => GAPS.filter((most) => gap <= most).length;

/** The squares as text, to be sent: green when the answer is perfect, else yellow as far as they are lit. */
export function squaresOf(gap: number): string {
  const lit = litFor(gap);
  return (gap === 0 ? SQUARES.exact : SQUARES.near).repeat(lit) + SQUARES.dark.repeat(GAPS.length - lit);
}
