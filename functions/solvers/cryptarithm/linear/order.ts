/**
 * In which order the variables are given digits: greedily, so that the rest that may still come to what is needed is as rare
 * as can be. After some variables, what the others have to come to is one of a range as wide as the sum of their coefficients,
 * and a multiple of the largest power of the base that divides them all: the next variable is the one that leaves the
 * smallest ratio of the two. High places narrow the range, and the last ones left of a low column gain a power.
 *
 * @param coefficients none of them zero.
 * @param powers for each coefficient, the largest power of the base that divides it.
 * @param first how many variables at the beginning of the order stand already in `order`.
 * @param order what is written: places in `coefficients`, all of which it holds already.
 */
export function orderGreedily(
  coefficients: Float64Array,
  powers: Float64Array,
  first: number,
  order: Int32Array,
  count: number,
): void {
  let size = 0;
  for (let at = first; at < count; at++) size += Math.abs(coefficients[order[at]!]!);
  for (let at = first; at < count - 1; at++) {
    let least = Infinity;
    let next = Infinity;
    for (let other = at; other < count; other++) {
      const power = powers[order[other]!]!;
      if (power < least) {
        next = least;
        least = power;
      } else if (power < next) next = power;
    }
    let best = at;
    let bestRatio = Infinity;
    for (let other = at; other < count; other++) {
      const variable = order[other]!;
      const ratio = (size - Math.abs(coefficients[variable]!)) / (powers[variable] === least ? next : least);
      if (ratio < bestRatio) {
        bestRatio = ratio;
        best = other;
      }
    }
    const chosen = order[best]!;
    order[best] = order[at]!;
    order[at] = chosen;
    size -= Math.abs(coefficients[chosen]!);
  }
}
