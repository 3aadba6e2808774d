/** Runs one search and measures it, in a thread of its own. It says when it is ready, waits for a game, and then reports. */

import { WatchedBudget } from '../../solving/watched-budget.ts';
import type { ChapterGame } from '../chapter-game/reading.ts';
import { type Finish, type Runner, run } from './runners.ts';
import { type Timed, timed } from './stopwatch.ts';

/** What the worker is asked. */
export interface Question {
  readonly runner: Runner;
  readonly game: ChapterGame;
}

/** What the worker says: that it is there, how far it is (units of work, milliseconds), and what it found. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly work: number; readonly milliseconds: number }
  | ({ readonly kind: 'finished' } & Timed<Finish>);

const say = (message: Message) => postMessage(message);
const clock = () => performance.now();

addEventListener('message', ({ data: { runner, game } }: MessageEvent<Question>) => {
  const begun = clock();
  // Only the first go is told of: those after it are the same once more.
  let report = (work: number) => say({ kind: 'progress', work, milliseconds: clock() - begun });
  const go = () => run(runner, game, new WatchedBudget(Number.POSITIVE_INFINITY, (work) => report(work)));
  const first = () => {
    const finish = go();
    report = () => {};
    return finish;
  };
  say({ kind: 'finished', ...timed(first, clock) });
});
say({ kind: 'ready' });
