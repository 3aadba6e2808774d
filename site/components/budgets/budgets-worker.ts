import type { SmallGame } from '../small-game/read-game.ts';
import { askWithGrowingBudgets } from './growing.ts';
import type { Asked } from './question.ts';

/** What the worker sends: an answer as soon as it is there, with the milliseconds it took here; or that there are no more. */
export type Sent = { readonly asked: Asked; readonly milliseconds: number } | { readonly done: true };

addEventListener('message', ({ data }: MessageEvent<SmallGame>) => {
  let began = performance.now();
  for (const asked of askWithGrowingBudgets(data)) {
    postMessage({ asked, milliseconds: performance.now() - began } satisfies Sent);
    began = performance.now();
  }
  postMessage({ done: true } satisfies Sent);
});
