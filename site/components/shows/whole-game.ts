import counts from './whole-game.json' with { type: 'json' };

/** The targets of the counts by target. */
export const FROM = 100;
export const TO = FROM + counts.reachedBy.length - 1;

/** The targets that are drawn begin one later. */
const DRAWN_TARGETS = counts.reachedBy.length - 1;

/** Games with so many large tiles, in parts of a hundred. */
interface LargeShare {
  readonly large: number;
  readonly exact: number;
  /** One away, two away, and farther. */
  readonly missed: readonly [one: number, two: number, farther: number];
}

/** By number of large tiles, 0 to 4: of a hundred games, how many can be made exactly, and how near the others come. */
export const SHARES: readonly LargeShare[] = counts.byLarge.map(({ selections, near }, large) => {
  const games = selections * DRAWN_TARGETS;
  const [exact, one, two] = [0, 1, 2].map((distance) => (100 * (near[distance] ?? 0)) / games) as [
    number,
    number,
    number,
  ];
  return { large, exact, missed: [one, two, 100 - exact - one - two] };
});

/** How many selections of six tiles there are. */
export const SELECTIONS = counts.byLarge.reduce((sum, { selections }) => sum + selections, 0);

/** By target from `FROM` to `TO`, how many selections reach it. */
export const REACHED_BY: readonly number[] = counts.reachedBy;
