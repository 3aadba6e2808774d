import { type Asked, deepened, type Progress } from './deepened.ts';
import type { Said } from './said.ts';

/** Milliseconds between two tellings of the progress: what an eye can follow. */
const PACE = 100;

const say = (said: Said) => postMessage(said);

let told = Number.NEGATIVE_INFINITY;

/** Tells the page how far the search has come, not more often than it can show. */
function tell(progress: Progress): void {
  if (progress.spent > 0 && performance.now() - told < PACE) return;
  told = performance.now();
  say({ progress });
}

/** The worker that solves in the browser: it is asked once, and the page ends it. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  for (const round of deepened(data, tell)) say({ round });
  say({ isOver: true });
});
