/** A factor or divisor of a product, with its sign. */
export interface Link {
  readonly numerator: number;
  /** 1 or more. */
  readonly denominator: number;
  readonly isDivisor: boolean;
}

/** In which order a chain of links is worked: a link, by its place, or two parts of the chain and what joins them. */
export type Order = number | { readonly operator: '*' | '/'; readonly left: Order; readonly right: Order };

/**
 * An order of working in which no step multiplies by 1 or divides by 1, and in which all results are integers where they have
 * to be; `undefined` when there is none. 1 · x / y has one, 1 / y · x; 1 · x has none.
 *
 * Each part of the chain is worked as it stands or turned over, as the divisor of another. What it comes to then does not depend
 * on its order, so that whether it can be worked is found from smaller parts to larger ones: at most 3^10 pairs of parts.
 *
 * @param links 1 to 10.
 */
export function orderWithoutOnes(links: readonly Link[], integral: boolean): Order | undefined {
  const all = (1 << links.length) - 1;
  const numerators = new Float64Array(all + 1).fill(1);
  const denominators = new Float64Array(all + 1).fill(1);
  for (let part = 1; part <= all; part++) {
    const { numerator, denominator, isDivisor } = links[31 - Math.clz32(part)]!;
    const rest = part & ~(1 << (31 - Math.clz32(part)));
    numerators[part] = numerators[rest]! * (isDivisor ? denominator : numerator);
    denominators[part] = denominators[rest]! * (isDivisor ? numerator : denominator);
  }
  const over = (part: number, turned: boolean) => (turned ? denominators : numerators)[part]!;
  const isValue = (part: number, turned: boolean) => {
    const under = over(part, !turned);
    return under !== 0 && (!integral || over(part, turned) % under === 0);
  };
  const isOne = (part: number) => numerators[part] === denominators[part];

  const orders: readonly [(Order | undefined)[], (Order | undefined)[]] = [[], []];
  const find = (part: number, turned: boolean): Order | undefined => {
    for (const right of partsOf(part)) {
      const left = part - right;
      const first = orders[turned ? 1 : 0][left];
      if (first === undefined || isOne(right)) continue;
      const factor = orders[turned ? 1 : 0][right];
      if (factor !== undefined && !isOne(left)) return { operator: '*', left: first, right: factor };
      const divisor = orders[turned ? 0 : 1][right];
      if (divisor !== undefined && over(right, !turned) !== 0) return { operator: '/', left: first, right: divisor };
    }
    return undefined;
  };
  for (let part = 1; part <= all; part++) {
    const place = 31 - Math.clz32(part);
    for (const turned of [false, true]) {
      if (!isValue(part, turned)) continue;
      const isLink = part === 1 << place;
      const order = isLink ? (links[place]!.isDivisor === turned ? place : undefined) : find(part, turned);
      if (order !== undefined) orders[turned ? 1 : 0][part] = order;
    }
  }
  return orders[0][all];
}

/** The parts of a part, itself left out: single links first, for a chain reads best from left to right. */
function partsOf(part: number): number[] {
  const parts: number[] = [];
  for (let some = (part - 1) & part; some > 0; some = (some - 1) & part) {
    if ((some & (some - 1)) === 0) parts.unshift(some);
    else parts.push(some);
  }
  return parts;
}
