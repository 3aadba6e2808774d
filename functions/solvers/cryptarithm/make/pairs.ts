/**
 * All pairs of numbers below `count`, each once, in an order that is spread evenly over them from its beginning: the places of
 * a list of them are visited with a stride that has no factor in common with their number, near the golden section of it. So
 * the pairs that a search has time for are a fair sample of all.
 *
 * @param twice whether a number may be paired with itself.
 * @returns the smaller number first.
 */
export function* evenPairs(count: number, twice: boolean): Generator<readonly [number, number]> {
  const pairs = (count * (twice ? count + 1 : count - 1)) / 2;
  const stride = strideOf(pairs);
  for (let done = 0, place = 0; done < pairs; done++, place = (place + stride) % pairs) {
    // The pairs whose larger number is below n are the first n(n + 1)/2, or n(n − 1)/2 where the two differ.
    const row = Math.floor((Math.sqrt(8 * place + 1) - 1) / 2);
    yield [place - (row * (row + 1)) / 2, twice ? row : row + 1];
  }
}

function strideOf(length: number): number {
  let stride = Math.max(1, Math.round(length * ((Math.sqrt(5) - 1) / 2)));
  while (greatestCommonDivisor(length, stride) > 1) stride++;
  return stride;
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}
