/**
 * How far each target of a range is from the nearest value.
 *
 * @param reached by place in the range, not 0 where the target is a value.
 * @param below how far below the first target the next value is, `Infinity` if there is none.
 * @param above how far above the last target the next value is, `Infinity` if there is none.
 * @param distances filled by place in the range.
 */
export function fillDistances(reached: Uint8Array, below: number, above: number, distances: Float64Array): void {
  let distance = below - 1;
  for (let place = 0; place < reached.length; place++) {
    distance = reached[place] === 0 ? distance + 1 : 0;
    distances[place] = distance;
  }
  distance = above - 1;
  for (let place = reached.length - 1; place >= 0; place--) {
    distance = reached[place] === 0 ? distance + 1 : 0;
    if (distance < distances[place]!) distances[place] = distance;
  }
}
