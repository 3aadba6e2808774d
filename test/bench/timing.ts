/** Times, their quantiles and tables of them. */

/** Milliseconds of each of `games` in `solve`: the least of `rounds` goes through all of them, after one to warm up. */
export function leastTimes<Game>(games: readonly Game[], rounds: number, solve: (game: Game) => unknown): number[] {
  const least = games.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= rounds; round++) {
    for (const [place, game] of games.entries()) {
      const start = performance.now();
      solve(game);
      const took = performance.now() - start;
      if (round > 0) least[place] = Math.min(took, least[place] as number);
    }
  }
  return least;
}

/** The value below which a `fraction` (0 to 1) of `values` lies: 0.5 is the median, 1 the maximum. NaN when there are none. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? Number.NaN;
}

/** Four significant digits at most, thousands apart. */
export function figure(value: number): string {
  return value.toLocaleString('en', value >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
}

/** Prints rows of cells as aligned columns, the first to the left, the others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    console.log(row.map((cell, column) => cell[column ? 'padStart' : 'padEnd'](widths[column] as number)).join('  '));
  }
  console.log();
}
