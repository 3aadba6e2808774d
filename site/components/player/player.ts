/** Where a player is. */
export interface Playing {
  readonly position: number;
  /** Its last position. */
  readonly last: number;
  readonly isPlaying: boolean;
}

/** Goes through positions from 0 to the last, by itself or a step at a time. */
export interface Player {
  /** Starts over with another number of positions, at `position`, and does not play. */
  load(last: number, position: number): void;
  /** Plays on, from the beginning when it is at the end; or pauses. */
  toggle(): void;
  /** Pauses, and goes to a position; one outside is brought inside. */
  go(position: number): void;
  /** Asks anew how long to wait where it is, as when the speed has changed. */
  retime(): void;
  readonly now: Playing;
}

/**
 * @param show called whenever anything changes
 * @param pauseAt milliseconds for which a position is shown before the next
 */
export function player(show: (playing: Playing) => void, pauseAt: (position: number) => number): Player {
  let now: Playing = { position: 0, last: 0, isPlaying: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(position: number, isPlaying: boolean, last = now.last): void {
    const inside = Math.min(Math.max(position, 0), last);
    now = { position: inside, last, isPlaying: isPlaying && inside < last };
    show(now);
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    if (now.isPlaying) timer = setTimeout(() => set(now.position + 1, true), pauseAt(now.position));
  }

  return {
    load: (last, position) => set(position, false, last),
    toggle: () => set(!now.isPlaying && now.position === now.last ? 0 : now.position, !now.isPlaying),
    go: (position) => set(position, false),
    retime: wait,
    get now() {
      return now;
    },
  };
}
