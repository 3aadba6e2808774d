import type { Asked, Progress, Round } from './deepened.ts';
import type { Said } from './said.ts';

/** What the page wants to hear before the search is over. */
interface Listener {
  readonly onProgress?: (progress: Progress) => void;
  readonly onRound: (round: Round) => void;
}

/**
 * Asks a worker of its own, which is loaded for it and ended with it: nothing more is heard of a search that is given up, it
 * stops as soon as the browser ends the worker, and the memory of a large one is given back.
 * @param signal gives the search up; the promise then rejects with its reason
 * @returns when all rounds are over. Rejects when the worker cannot be loaded or fails.
 */
export async function askBrowser(asked: Asked, { onProgress, onRound }: Listener, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp);
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('progress' in data) onProgress?.(data.progress);
    else if ('round' in data) onRound(data.round);
    else resolve();
  });
  worker.addEventListener('error', (event) => {
    // Whoever asked tells what comes of it.
    event.preventDefault();
    reject(event);
  });
  worker.postMessage(asked);
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
    worker.terminate();
  }
}
