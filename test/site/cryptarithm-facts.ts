/** What this file alone works out of a sum of words: it tries all digits, and knows nothing of the solver. */
export interface SolvedSum {
  readonly digits: Readonly<Record<string, number>>;
  readonly equation: string;
  /** What is carried over, from the units on. */
  readonly carries: readonly number[];
}

/** The words of `SEND+MORE=MONEY`; the last one is the sum of the others. */
const wordsOf = (puzzle: string) => puzzle.split(/[+=]/);

function solvedWith(puzzle: string, digits: Readonly<Record<string, number>>): SolvedSum {
  const words = wordsOf(puzzle);
  const written = words.map((word) => [...word].map((letter) => digits[letter]).join(''));
  const total = words.pop() ?? '';
  const carries: number[] = [];
  for (let column = 0, carry = 0; column < total.length; column++) {
    const places = words.map((word) => digits[word.at(-1 - column) ?? ''] ?? 0);
    carry = Math.floor(places.reduce((sum, digit) => sum + digit, carry) / 10);
    carries.push(carry);
  }
  return { digits, equation: `${written.slice(0, -1).join(' + ')} = ${written.at(-1)}`, carries };
}

/** All solutions of `SEND+MORE=MONEY` and its like, in the order of their digits. */
export function solvedByTrying(puzzle: string): readonly SolvedSum[] {
  const words = wordsOf(puzzle);
  const letters = [...new Set(words.join(''))];
  const leading = letters.map((letter) => words.some((word) => word.length > 1 && word.startsWith(letter)));
  // What one more in a letter makes the left side larger than the right.
  const weights = letters.map(() => 0);
  for (const [place, word] of words.entries()) {
    const sign = place === words.length - 1 ? -1 : 1;
    for (const [at, letter] of [...word].reverse().entries()) {
      const number = letters.indexOf(letter);
      weights[number] = (weights[number] ?? 0) + sign * 10 ** at;
    }
  }
  const found: SolvedSum[] = [];
  const tried: number[] = [];
  const assign = (place: number, difference: number): void => {
    if (place === letters.length) {
      if (difference !== 0) return;
      const digits = letters.map((letter, at) => [letter, tried[at] ?? 0] as const);
      found.push(solvedWith(puzzle, Object.fromEntries(digits)));
      return;
    }
    for (let digit = leading[place] ? 1 : 0; digit < 10; digit++) {
      if (tried.includes(digit)) continue;
      tried.push(digit);
      assign(place + 1, difference + digit * (weights[place] ?? 0));
      tried.pop();
    }
  };
  assign(0, 0);
  return found;
}
