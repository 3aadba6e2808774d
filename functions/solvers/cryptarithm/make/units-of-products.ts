/**
 * Tells whether digits can be put for the last letters of two factors and of their product, so that equal letters are equal,
 * different ones different, and none is zero that begins one of the three. False is proven.
 *
 * @returns the test, of words with their units first. It looks the answer up: which letters are the same, and which begin a
 * word, is all that it depends on.
 */
export function unitsOfProducts(
  base: number,
): (left: Uint16Array, right: Uint16Array, product: Uint16Array) => boolean {
  const known = new Map<number, boolean>();
  return (left, right, product) => {
    const words = [left, right, product];
    const [x, y, z] = [left[0]!, right[0]!, product[0]!];
    const begins = (letter: number) => words.some((word) => word.length > 1 && word[word.length - 1] === letter);
    const pattern = [x === y, x === z, y === z, begins(x), begins(y), begins(z)];
    const key = pattern.reduce((bits, bit) => bits * 2 + Number(bit), 0);
    const found = known.get(key) ?? hasDigits(base, pattern);
    known.set(key, found);
    return found;
  };
}

function hasDigits(base: number, pattern: readonly boolean[]): boolean {
  const [isSquare, isLeft, isRight, leftBegins, rightBegins, productBegins] = pattern;
  for (let left = leftBegins ? 1 : 0; left < base; left++) {
    for (let right = rightBegins ? 1 : 0; right < base; right++) {
      const product = (left * right) % base;
      if (productBegins && product === 0) continue;
      const isSame = (left === right) === isSquare && (left === product) === isLeft && (right === product) === isRight;
      if (isSame) return true;
    }
  }
  return false;
}
