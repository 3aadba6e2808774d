/** Milliseconds from one moment to the next. */
const PAUSES = { slow: 1000, medium: 350, fast: 30 } as const;

export type Speed = keyof typeof PAUSES;

/** The speed of that name. */
export const speedOf = (name: string): Speed => (name in PAUSES ? (name as Speed) : 'medium');

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
  setSpeed(speed: Speed): void;
  readonly now: Playing;
}

/** @param show called whenever anything changes */
export function player(show: (playing: Playing) => void): Player {
  let now: Playing = { position: 0, last: 0, isPlaying: false };
  let speed: Speed = 'medium';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(position: number, isPlaying: boolean, last = now.last): void {
    clearTimeout(timer);
    const inside = Math.min(Math.max(position, 0), last);
    now = { position: inside, last, isPlaying: isPlaying && inside < last };
    show(now);
    wait();
  }

  function wait(): void {
    if (now.isPlaying) timer = setTimeout(() => set(now.position + 1, true), PAUSES[speed]);
  }

  return {
    load: (last, position) => set(position, false, last),
    toggle: () => set(!now.isPlaying && now.position === now.last ? 0 : now.position, !now.isPlaying),
    go: (position) => set(position, false),
    setSpeed(name) {
      speed = name;
      clearTimeout(timer);
      wait();
    },
    get now() {
      return now;
    },
  };
}
