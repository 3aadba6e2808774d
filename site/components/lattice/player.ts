/** Goes through the places of something by itself, one after the other. */
export interface Player {
  readonly playing: boolean;
  play(): void;
  pause(): void;
}

/**
 * @param pauseAt milliseconds for which a place is shown
 * @param goOn goes to the next place; returns whether there is one after it
 * @param onChange called when it begins or ends to play
 */
export function player(pauseAt: () => number, goOn: () => boolean, onChange: (playing: boolean) => void): Player {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function pause(): void {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    onChange(false);
  }

  function next(): void {
    waiting = setTimeout(() => (goOn() ? next() : pause()), pauseAt());
  }

  return {
    get playing() {
      return waiting !== undefined;
    },
    play() {
      if (waiting !== undefined) return;
      next();
      onChange(true);
    },
    pause,
  };
}
