import type { Columns } from '../columns.ts';
import { lost } from './columns-alone.ts';
import { isImpossible, type Rule } from './rule.ts';

const allLetters = ({ letters }: Columns) => Array.from({ length: letters }, (_, letter) => letter);

/** All digits are used, and one of them has one letter left to be. A place is a digit. */
export const lastPlace: Rule = {
  code: 'lastPlace',
  places: ({ base, letters }) => (base === letters ? base : 0),
  reads: allLetters,
  narrow(columns, domains, digit) {
    const owners = allLetters(columns).filter((letter) => domains[letter]!.includes(digit));
    if (owners.length > 1) return null;
    return owners.length === 0 ? new Map([[0, []]]) : lost(domains, [[owners[0]!, [digit]]]);
  },
  tell: (columns, domains, digit, narrowed) => ({
    digits: [digit],
    letters: allLetters(columns).filter((letter) => domains[letter]!.includes(digit)),
    code: isImpossible(narrowed) ? 'noPlace' : 'lastPlace',
  }),
};

/** Some letters that have no more digits to share than they are. A place is how many: 2, 3 or 4. */
const sharedBy = (size: number): Rule => ({
  code: 'shared',
  places: () => 1,
  reads: allLetters,
  narrow(columns, domains) {
    const found = sharing(columns, domains, size);
    if (!found) return null;
    if (found.digits.length < size) return new Map([[found.letters[0]!, []]]);
    const others = allLetters(columns).filter((letter) => !found.letters.includes(letter));
    return lost(
      domains,
      others.map((letter) => [letter, domains[letter]!.filter((digit) => !found.digits.includes(digit))]),
    );
  },
  tell(columns, domains, _place, narrowed) {
    const { letters, digits } = sharing(columns, domains, size)!;
    return {
      letters,
      digits,
      code: isImpossible(narrowed) ? 'noDigit' : 'shared',
    };
  },
});

export const sharedByTwo = sharedBy(2);
export const sharedByThree = sharedBy(3);
export const sharedByFour = sharedBy(4);

interface Sharing {
  readonly letters: readonly number[];
  readonly digits: readonly number[];
}

/** Letters, so many, that share so many digits or fewer, such that another letter has one of them. */
function sharing(columns: Columns, domains: readonly (readonly number[])[], size: number): Sharing | null {
  const open = allLetters(columns).filter((letter) => domains[letter]!.length > 1);
  const small = open.filter((letter) => domains[letter]!.length <= size);
  const seek = (from: number, letters: readonly number[], digits: readonly number[]): Sharing | null => {
    if (digits.length > size) return null;
    if (letters.length === size) {
      const isNew =
        digits.length < size ||
        open.some((letter) => !letters.includes(letter) && domains[letter]!.some((digit) => digits.includes(digit)));
      return isNew ? { letters, digits: [...digits].sort((one, other) => one - other) } : null;
    }
    for (let at = from; at < small.length; at++) {
      const letter = small[at]!;
      const found = seek(at + 1, [...letters, letter], [...new Set([...digits, ...domains[letter]!])]);
      if (found) return found;
    }
    return null;
  };
  return small.length >= size ? seek(0, [], []) : null;
}
