/**
 * The two searches of the lecture note as it writes them, on texts and by recursion, for sums of words in capital letters: slow,
 * and with nothing in common with those that they check.
 */

/** How many times each letter was given a digit, and after how many assignments each solution was met. */
export interface NoteCounts {
  readonly given: ReadonlyMap<string, number>;
  readonly assignments: number;
  readonly solved: readonly number[];
  readonly solutions: readonly Readonly<Record<string, number>>[];
}

/** @param mayBe whether a letter may be a digit, when no other letter is. */
function counting(mayBe: (letter: string, digit: number) => boolean) {
  const given = new Map<string, number>();
  const digits = new Map<string, number>();
  const solved: number[] = [];
  const solutions: Record<string, number>[] = [];
  let assignments = 0;
  return {
    digits,
    /** What follows when a letter is given a digit, if it can be given. */
    giving(letter: string, digit: number, follows: () => void): void {
      if ([...digits.values()].includes(digit) || !mayBe(letter, digit)) return;
      assignments++;
      given.set(letter, (given.get(letter) ?? 0) + 1);
      digits.set(letter, digit);
      follows();
      digits.delete(letter);
    },
    solve(): void {
      solved.push(assignments);
      solutions.push(Object.fromEntries(digits));
    },
    counts: (): NoteCounts => ({ given, assignments, solved, solutions }),
  };
}

type MayBe = Parameters<typeof counting>[0];

/** Every letter every digit, and a look at the end. */
export function noteExhaustive(addends: readonly string[], total: string, base: number, mayBe: MayBe): NoteCounts {
  const search = counting(mayBe);
  const numberOf = (word: string) =>
    [...word].reduce((value, letter) => value * BigInt(base) + BigInt(search.digits.get(letter)!), 0n);
  const assign = (letters: readonly string[]): void => {
    const [first, ...others] = letters;
    if (first === undefined) {
      if (addends.reduce((sum, word) => sum + numberOf(word), 0n) === numberOf(total)) search.solve();
      return;
    }
    for (let digit = 0; digit < base; digit++) search.giving(first, digit, () => assign(others));
  };
  assign([...new Set([...addends, total].join(''))]);
  return search.counts();
}

/** Column by column from the right, row by row. */
export function noteColumns(addends: readonly string[], total: string, base: number, mayBe: MayBe): NoteCounts {
  const search = counting(mayBe);
  const width = Math.max(total.length, ...addends.map((word) => word.length));
  const padded = addends.map((word) => word.padStart(width));
  const below = total.padStart(width);
  const assign = (column: number, row: number, sum: number): void => {
    if (column < 0) {
      if (sum === 0) search.solve();
      return;
    }
    if (row < padded.length) {
      const letter = padded[row]![column]!;
      if (letter === ' ') assign(column, row + 1, sum);
      else if (search.digits.has(letter)) assign(column, row + 1, sum + search.digits.get(letter)!);
      else
        for (let digit = 0; digit < base; digit++)
          search.giving(letter, digit, () => assign(column, row + 1, sum + digit));
      return;
    }
    const letter = below[column]!;
    const right = sum % base;
    const follows = () => assign(column - 1, 0, Math.floor(sum / base));
    if (letter === ' ' || search.digits.has(letter)) {
      if ((search.digits.get(letter) ?? 0) === right) follows();
    } else search.giving(letter, right, follows);
  };
  assign(width - 1, 0, 0);
  return search.counts();
}
