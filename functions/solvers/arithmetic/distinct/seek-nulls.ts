import { type Kinds, NULL_LISTS, NULL_SUM, NULL_TERMS, PADDED, UNPADDED } from './kinds.ts';
import type { Seeker } from './seek.ts';

/** The least null sum is (5 − 5) · 7 + (5 − 5) · 8. */
const LEAST_NULL_SUM = 6;

/** Lists of null terms, with a head from either part. */
export function seekNullSums(seeker: Seeker, part: number, rest: number, kinds: Kinds): void {
  const { table, hits } = seeker;
  const same = part === rest;
  const end = table.end(part, NULL_LISTS.last);
  for (let list = table.start(part, NULL_LISTS.first); list < end; list++) {
    const mark = hits.count;
    seeker.seek(rest, 0, 1, NULL_TERMS);
    hits.join(mark, NULL_SUM, 0, 1, list, true, kinds, same ? table.headNull(list) : 0);
    if (same || table.kinds[list] === NULL_SUM || table.ground.shape.sizes[rest]! < LEAST_NULL_SUM) continue;
    seeker.buildRow(rest);
    const sumsEnd = table.end(rest, NULL_SUM);
    for (let sum = table.start(rest, NULL_SUM); sum < sumsEnd; sum++) {
      if (table.lefts[sum]! > list) continue;
      const sums = hits.count;
      hits.push(sum);
      hits.join(sums, NULL_SUM, 0, 1, list, false, kinds);
    }
  }
}

/** Functions of a part with the value, padded with null terms of the rest. */
export function seekPadded(
  seeker: Seeker,
  part: number,
  rest: number,
  numerator: number,
  denominator: number,
  kinds: Kinds,
): void {
  const { hits } = seeker;
  const mark = hits.count;
  seeker.seek(part, numerator, denominator, UNPADDED);
  if (hits.count === mark) return;
  const unpadded = hits.takeFrom(mark);
  seeker.seek(rest, 0, 1, NULL_LISTS);
  const paddings = hits.takeFrom(mark);
  for (const padding of paddings) {
    for (const one of unpadded) {
      const place = hits.count;
      hits.push(one);
      hits.join(place, PADDED, numerator, denominator, padding, true, kinds);
    }
  }
}
