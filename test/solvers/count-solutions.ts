/**
 * How many solutions a sum or a product of two or more words has, counted plainly: every way to give the letters different
 * digits, no number of two digits or more beginning with zero. It reads the text itself, and shares nothing with the solvers.
 *
 * @param puzzle such as `AB+C=DE`, letters of one code unit.
 */
export function countSolutions(puzzle: string, base: number): number {
  const [left = '', total = ''] = puzzle.split('=');
  const operator = left.includes('*') ? '*' : '+';
  const parts = left.split(operator);
  const words = [...parts, total];
  const letters = [...new Set(words.join(''))];
  const firsts = new Set(words.filter(({ length }) => length > 1).map((word) => word[0]));
  const digits = new Map<string, number>();

  const numberOf = (word: string) => [...word].reduce((value, letter) => value * base + digits.get(letter)!, 0);
  function count(at: number): number {
    const letter = letters[at];
    if (letter === undefined) {
      const values = parts.map(numberOf);
      const value = values.reduce((one, other) => (operator === '+' ? one + other : one * other));
      return value === numberOf(total) ? 1 : 0;
    }
    let solutions = 0;
    const used = new Set(digits.values());
    for (let digit = firsts.has(letter) ? 1 : 0; digit < base; digit++) {
      if (used.has(digit)) continue;
      digits.set(letter, digit);
      solutions += count(at + 1);
    }
    digits.delete(letter);
    return solutions;
  }
  return count(0);
}

/**
 * The same of a sum, column by column from the right, for more letters than all ways could be tried of: a letter gets a digit
 * when its column is met, and a column that does not add up ends a way.
 */
export function countSumSolutions(puzzle: string, base: number): number {
  const [left = '', total = ''] = puzzle.split('=');
  const parts = left.split('+');
  const words = [...parts, total];
  const firsts = new Set(words.filter(({ length }) => length > 1).map((word) => word[0]));
  const columns = Math.max(...words.map(({ length }) => length));
  const letterAt = (word: string, column: number) => word[word.length - 1 - column];
  const digits = new Map<string, number>();

  function count(column: number, carry: number): number {
    if (column === columns) return carry === 0 ? 1 : 0;
    const unknown = words.map((word) => letterAt(word, column)).find((letter) => letter && !digits.has(letter));
    if (unknown === undefined) {
      const digitOf = (word: string) => digits.get(letterAt(word, column) ?? '') ?? 0;
      const sum = parts.reduce((sum, part) => sum + digitOf(part), carry);
      return sum % base === digitOf(total) ? count(column + 1, Math.floor(sum / base)) : 0;
    }
    let solutions = 0;
    const used = new Set(digits.values());
    for (let digit = firsts.has(unknown) ? 1 : 0; digit < base; digit++) {
      if (used.has(digit)) continue;
      digits.set(unknown, digit);
      solutions += count(column, carry);
    }
    digits.delete(unknown);
    return solutions;
  }
  return count(0, 0);
}
