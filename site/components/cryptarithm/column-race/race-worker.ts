/** Lets a search of the lecture note run at a pace, in a thread of its own, and tells where it stands. */

import { Budget } from '../../../../functions/solvers/budget.ts';
import type { HistorySearch } from '../../../../functions/solvers/cryptarithm/history/assignments.ts';
import {
  type CryptarithmStrategy,
  cryptarithmSearch,
} from '../../../../functions/solvers/cryptarithm/history/strategies.ts';
import type { Cryptarithm } from '../../../../functions/solvers/cryptarithm/puzzle.ts';
import { solveCryptarithm } from '../../../../functions/solvers/cryptarithm/solve.ts';

/** Who runs: the two searches, and after them the engine. */
export type Runner = CryptarithmStrategy | 'engine';

/** What the worker is asked: to begin, and to change its pace (assignments a second, `Infinity` for all that it can). */
export type Question =
  | { readonly kind: 'begin'; readonly runner: Runner; readonly puzzle: Cryptarithm; readonly pace: number }
  | { readonly kind: 'pace'; readonly pace: number };

/** Where a search stands. */
export interface Standing {
  readonly isOver: boolean;
  /** Assignments; of the engine, units of work. */
  readonly work: number;
  /** Assignments to the first solution, once there is one. */
  readonly toFirst: number | undefined;
  readonly solutionCount: number;
  /** The digit of each letter, −1 where it has none; in the end those of the first solution, where there is one. */
  readonly digits: readonly number[];
}

/** What the worker says: that it is there, and then where the search stands, again and again until it is over. */
export type Message = { readonly kind: 'ready' } | ({ readonly kind: 'standing' } & Standing);

/** Milliseconds between two tellings. */
const TICK = 50;
/** Units of work between two looks at the clock. */
const STRIDE = 20_000;

const say = (message: Message) => postMessage(message);
const clock = () => performance.now();

let search: HistorySearch | undefined;
let pace = 0;
let owed = 0;
let last = 0;

/** Goes on with as many assignments as the pace has come to since the last time, or for as long as a tick. */
function goOn(running: HistorySearch): Standing {
  const now = clock();
  const isFree = pace === Number.POSITIVE_INFINITY;
  if (!isFree) owed += ((now - last) * pace) / 1000;
  last = now;
  let budget = new Budget(isFree ? STRIDE : Math.floor(owed));
  let isOver = running.run(budget);
  if (!isFree) owed -= budget.spent;
  while (isFree && !isOver && clock() - now < TICK) {
    budget = new Budget(STRIDE);
    isOver = running.run(budget);
  }
  const { counts, solutions, solutionCount } = running.found(budget);
  return {
    isOver,
    work: counts.assignments,
    toFirst: counts.assignmentsToFirst,
    solutionCount: Number(solutionCount),
    digits: isOver ? (solutions[0] ?? []) : Array.from(running.digits),
  };
}

function tick(): void {
  if (!search) return;
  const standing = goOn(search);
  say({ kind: 'standing', ...standing });
  if (!standing.isOver) setTimeout(tick, Number.isFinite(pace) ? TICK : 0);
}

function engine(puzzle: Cryptarithm): Standing {
  const { solutions, solutionCount, search } = solveCryptarithm(puzzle, 1, new Budget(Number.POSITIVE_INFINITY));
  return {
    isOver: true,
    work: search.work,
    toFirst: undefined,
    solutionCount: Number(solutionCount),
    digits: solutions[0] ?? [],
  };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  pace = data.pace;
  owed = 0;
  last = clock();
  if (data.kind === 'pace') return;
  if (data.runner === 'engine') say({ kind: 'standing', ...engine(data.puzzle) });
  else {
    search = cryptarithmSearch(data.runner, data.puzzle, 1);
    tick();
  }
});
say({ kind: 'ready' });
