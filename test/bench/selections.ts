/** Every selection of tiles, and every hand of cards. */

/** Every selection of `count` tiles, equal tiles being the same: each ascending, and in the order of a dictionary. */
export function selections(pool: readonly number[], count: number): number[][] {
  const tiles = [...pool].sort((a, b) => a - b);
  const choose = (from: number, missing: number): number[][] => {
    if (missing === 0) return [[]];
    const chosen: number[][] = [];
    for (let place = from; place <= tiles.length - missing; place++) {
      // Of equal tiles the first one not yet passed is taken, so that each selection comes once.
      if (place > from && tiles[place] === tiles[place - 1]) continue;
      for (const rest of choose(place + 1, missing - 1)) chosen.push([tiles[place]!, ...rest]);
    }
    return chosen;
  };
  return choose(0, count);
}

/** Every hand of `count` cards from 1 to `most`, any card as often as it likes; in the order of `selections`. */
export function hands(count: number, most = 13): number[][] {
  const pack = Array.from({ length: most }, (_, card) => new Array<number>(count).fill(card + 1)).flat();
  return selections(pack, count);
}
