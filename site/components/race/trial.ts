import type { ChapterGame } from '../chapter-game/reading.ts';
import type { Message, Question } from './race-worker.ts';
import type { Finish, Runner } from './runners.ts';

/** How one of the searches is getting on. `milliseconds` of one go, `work` in units of its own. */
export interface Lane {
  readonly runner: Runner;
  readonly state: 'waiting' | 'running' | 'finished' | 'cancelled' | 'failed';
  readonly work: number;
  readonly milliseconds: number;
  /** How many goes were measured; 0 until it is finished. */
  readonly goes: number;
  readonly finish?: Finish;
}

/** A lane in which nothing has happened. */
export const laneOf = (runner: Runner): Lane => ({ runner, state: 'waiting', work: 0, milliseconds: 0, goes: 0 });

/**
 * Lets a search run in a thread of its own.
 * @param show called with the lane whenever something happens
 * @param signal cancels it
 */
function runLane(lane: Lane, game: ChapterGame, show: (lane: Lane) => void, signal: AbortSignal): Promise<Lane> {
  const worker = new Worker(new URL('./race-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<Lane>();
  let now = lane;
  const pass = (next: Partial<Lane>) => {
    now = { ...now, ...next };
    show(now);
  };
  const end = (next: Partial<Lane>) => {
    worker.terminate();
    pass(next);
    resolve(now);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    switch (data.kind) {
      case 'ready':
        // Its code is there: loading it is no part of the race.
        pass({ state: 'running' });
        worker.postMessage({ runner: lane.runner, game } satisfies Question);
        break;
      case 'progress':
        pass({ work: data.work, milliseconds: data.milliseconds });
        break;
      case 'finished': {
        const { result: finish, milliseconds, goes } = data;
        end({ state: 'finished', work: finish.search.work, milliseconds, goes, finish });
      }
    }
  });
  worker.addEventListener('error', () => end({ state: 'failed' }));
  signal.addEventListener('abort', () => end({ state: 'cancelled' }), { once: true });
  return promise;
}

/**
 * Lets searches run one after the other, as in a time trial: side by side they would take the cores, the memory and the heat
 * of the machine from each other.
 * @param show called with all lanes whenever something happens
 * @returns the lanes as they are in the end; those after a cancelled one are cancelled
 */
export async function runTrial(
  runners: readonly Runner[],
  game: ChapterGame,
  show: (lanes: readonly Lane[]) => void,
  signal: AbortSignal,
): Promise<readonly Lane[]> {
  const lanes = runners.map(laneOf);
  const put = (place: number, lane: Lane) => {
    lanes[place] = lane;
    show([...lanes]);
  };
  for (const [place, lane] of [...lanes.entries()]) {
    if (signal.aborted) put(place, { ...lane, state: 'cancelled' });
    else await runLane(lane, game, (next) => put(place, next), signal);
  }
  return lanes;
}
