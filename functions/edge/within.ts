/** What `within` gives when the time is up. */
export const LATE = Symbol('late');

/**
 * What `work` comes to, or `LATE` after `milliseconds`. For waiting on I/O, during which a Worker's timers do run.
 *
 * @throws whatever `work` throws or rejects with in time; a later rejection is dropped.
 */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T | typeof LATE> {
  const { promise: late, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(() => resolve(LATE), milliseconds);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
