/**
 * Asks one question after another, of which only the last counts.
 * @returns a function that asks, and gives up whatever it asked before. It resolves to the reply, or to undefined when a
 * later question has taken its place. Without a question it only gives up the one before.
 */
export function latest() {
  let asking = new AbortController();

  return async <Reply>(ask?: (signal: AbortSignal) => Promise<Reply>): Promise<Reply | undefined> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const reply = await ask?.(signal);
      return signal.aborted ? undefined : reply;
    } catch (reason) {
      if (signal.aborted) return undefined;
      throw reason;
    }
  };
}
