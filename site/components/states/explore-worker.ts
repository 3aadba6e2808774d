import { explore } from './explored.ts';

/** A game that is sent to this worker; the answer is its `Exploration`. */
export interface StatesGame {
  readonly numbers: readonly number[];
  readonly target: number;
}

addEventListener('message', ({ data }: MessageEvent<StatesGame>) => {
  postMessage(explore(data.numbers, data.target));
});
