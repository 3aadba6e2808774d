/** Whether expressions are the same rational function of the given numbers, equal numbers being interchangeable. */

import { written } from './fraction.ts';
import { POINTS, valueModulo } from './modulo-prime.ts';
import type { Tree } from './parse.ts';

/**
 * A number that is the same for all ways to write a function, and hardly ever for two functions: the least value at the
 * points, over all ways to swap equal numbers.
 */
export function signatureOf(tree: Tree, numbers: readonly string[]): bigint {
  const values = pointsOf(numbers).map((points) => valueAt(tree, points));
  return values.reduce((least, value) => (value < least ? value : least));
}

/** For each given number, by how it is written, the points that stand for it: in each order. */
export function pointsOf(numbers: readonly string[]): Map<string, bigint[]>[] {
  let all: Map<string, bigint[]>[] = [new Map()];
  let next = 0;
  for (const number of new Set(numbers)) {
    const copies = numbers.filter((other) => other === number).length;
    const points = POINTS.slice(next, next + copies);
    next += copies;
    all = all.flatMap((some) => ordersOf(points).map((order) => new Map(some).set(number, order)));
  }
  return all;
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

function valueAt(tree: Tree, points: ReadonlyMap<string, readonly bigint[]>): bigint {
  const used = new Map<string, number>();
  return valueModulo(tree, (leaf) => {
    const number = written(leaf);
    const place = used.get(number) ?? 0;
    used.set(number, place + 1);
    return points.get(number)?.[place];
  });
}
