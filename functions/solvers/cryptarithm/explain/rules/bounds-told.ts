import { rangesOf } from '../bounds.ts';
import type { Narrowed } from '../completions.ts';
import type { Limit } from '../explanation.ts';
import type { Domains, Line } from '../line.ts';
import type { Told } from './rule.ts';

/** What the sides of a line come to, as far as what is deduced rests on it, and the values between the bounds that they set. */
export function boundsTold(line: Line, domains: Domains, narrowed: Narrowed): Told {
  const { left, right } = rangesOf(line, domains);
  const limits: Limit[] = [];
  const within = new Map<number, readonly [least: number, most: number]>();
  const limit = (side: Limit['side'], extreme: Limit['extreme'], value: number) => {
    if (!limits.some((other) => other.side === side && other.extreme === extreme))
      limits.push({ side, extreme, value });
  };
  for (const [unknown, kept] of narrowed) {
    const factor = line.factors[line.unknowns.indexOf(unknown)]!;
    const [own, other, otherSide] = factor > 0 ? ([left, right, 'right'] as const) : ([right, left, 'left'] as const);
    const times = Math.abs(factor);
    const domain = domains[unknown]!;
    const first = domain[0]!;
    const last = domain[domain.length - 1]!;
    if (kept[0] !== first) limit(otherSide, 'least', other.least);
    if (kept[kept.length - 1] !== last) limit(otherSide, 'most', other.most);
    within.set(unknown, [
      Math.max(first, Math.ceil((other.least - (own.most - times * last)) / times)),
      Math.min(last, Math.floor((other.most - (own.least - times * first)) / times)),
    ]);
  }
  return { limits, within };
}
