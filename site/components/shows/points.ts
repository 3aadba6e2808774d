/** What an answer that nobody beats earns, by its distance from the target, both ends included. */
export interface Points {
  readonly from: number;
  readonly to: number;
  /** In Spain and in France. */
  readonly continental: number;
  readonly british: number;
}

/** From the exact answer outwards. */
export const POINTS: readonly Points[] = [
  { from: 0, to: 0, continental: 10, british: 10 },
  { from: 1, to: 5, continental: 7, british: 7 },
  { from: 6, to: 10, continental: 7, british: 5 },
  { from: 11, to: Number.POSITIVE_INFINITY, continental: 7, british: 0 },
];
