/** The greatest gaps that light five, four, three, two and one of the squares. */
const GAPS = [0, 2, 5, 10, 25];

const SQUARES = { exact: '🟩', near: '🟨', dark: '⬜' } as const;

/** Five squares for how near an answer came: green when it is perfect, else yellow, the more the nearer. */
export function squaresOf(gap: number): string {
  const lit = GAPS.filter((most) => gap <= most).length;
  return (gap === 0 ? SQUARES.exact : SQUARES.near).repeat(lit) + SQUARES.dark.repeat(GAPS.length - lit);
}
