/**
 * An integer that is never rounded: a number while it is safe, a bigint beyond ±(2^53 − 1). Nearly all coefficients of nearly
 * all puzzles are safe, and bigints cost ten to fifty times as much.
 */
export type Exact = number | bigint;

/** The sum of two integers. A sum that is rounded lies beyond the safe ones, so that it is never taken for one. */
export function plus(left: Exact, right: Exact): Exact {
  if (typeof left === 'number' && typeof right === 'number') {
    const sum = left + right;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return exactOf(BigInt(left) + BigInt(right));
}

/** The product of two integers, exact for the same reason. */
export function times(left: Exact, right: Exact): Exact {
  if (typeof left === 'number' && typeof right === 'number') {
    const product = left * right;
    // -0 is not to be: it would be another constant than 0.
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return exactOf(BigInt(left) * BigInt(right));
}

/** How many bits an integer has, give or take one. */
export function bitsOf(integer: Exact): number {
  if (typeof integer === 'number') return integer === 0 ? 0 : Math.floor(Math.log2(Math.abs(integer))) + 1;
  return (integer < 0n ? -integer : integer).toString(16).length * 4;
}

function exactOf(integer: bigint): Exact {
  const isSafe = integer <= Number.MAX_SAFE_INTEGER && integer >= Number.MIN_SAFE_INTEGER;
  return isSafe ? Number(integer) : integer;
}

/** How many zeros an integer, not 0, ends with in a base. */
export function columnOf(integer: Exact, base: number): number {
  let column = 0;
  if (typeof integer === 'number') {
    for (let rest = integer; rest % base === 0; rest /= base) column++;
    return column;
  }
  const divisor = BigInt(base);
  for (let rest = integer; rest % divisor === 0n; rest /= divisor) column++;
  return column;
}
