/** Milliseconds that a measurement takes at least: the clocks of browsers are blunt, and compilers need as long to know a loop. */
const ENOUGH = 500;

/** What came of going through something, and how long one go took, in milliseconds. */
export interface Timed<Result> {
  readonly result: Result;
  readonly milliseconds: number;
  /** How many goes were measured. */
  readonly goes: number;
}

/**
 * Measures a search. What is over in less than half a second is done again and again for as long, once to warm up and
 * once to be measured; the time is the mean of these goes.
 * @param clock milliseconds since whenever
 */
export function timed<Result>(go: () => Result, clock: () => number): Timed<Result> {
  const begun = clock();
  const result = go();
  const first = clock() - begun;
  if (first >= ENOUGH) return { result, milliseconds: first, goes: 1 };
  goOn(go, clock);
  return { result, ...goOn(go, clock) };
}

function goOn(go: () => unknown, clock: () => number): Omit<Timed<never>, 'result'> {
  const begun = clock();
  let passed = 0;
  let goes = 0;
  while (passed < ENOUGH) {
    go();
    goes++;
    passed = clock() - begun;
  }
  return { milliseconds: passed / goes, goes };
}
