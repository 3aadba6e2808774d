import type { Cryptarithm } from '../../../../functions/solvers/cryptarithm/puzzle.ts';
import type { Message, Question, Runner, Standing } from './race-worker.ts';

/** How one of the searches is getting on. */
export interface Lane extends Standing {
  readonly state: 'waiting' | 'running' | 'finished' | 'stopped' | 'failed';
}

/** A lane in which nothing has happened. */
export const WAITING: Lane = {
  state: 'waiting',
  isOver: false,
  work: 0,
  toFirst: undefined,
  solutionCount: 0,
  digits: [],
};

/** A search that runs in a thread of its own. */
export interface RunningLane {
  /** @param pace assignments a second, `Infinity` for as many as there can be */
  setPace(pace: number): void;
  /** Ends it where it stands. */
  stop(): void;
}

/**
 * Lets a search run.
 * @param show called with the lane whenever something happens
 */
export function runLane(runner: Runner, puzzle: Cryptarithm, pace: number, show: (lane: Lane) => void): RunningLane {
  const worker = new Worker(new URL('./race-worker.ts', import.meta.url), { type: 'module' });
  const ask = (question: Question) => worker.postMessage(question);
  let now = WAITING;
  let usual = pace;
  const pass = (next: Partial<Lane>) => {
    now = { ...now, ...next };
    show(now);
  };
  const end = (state: Lane['state'], standing: Partial<Standing> = {}) => {
    worker.terminate();
    pass({ ...standing, state });
  };
  const isRunning = () => now.state === 'waiting' || now.state === 'running';

  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (!isRunning()) return;
    if (data.kind === 'ready') {
      pass({ state: 'running' });
      ask({ kind: 'begin', runner, puzzle, pace: usual });
      return;
    }
    const { kind: _, ...standing } = data;
    if (standing.isOver) end('finished', standing);
    else pass(standing);
  });
  worker.addEventListener('error', () => end('failed'));
  return {
    setPace(pace) {
      usual = pace;
      if (now.state === 'running') ask({ kind: 'pace', pace });
    },
    stop() {
      if (isRunning()) end('stopped');
    },
  };
}
