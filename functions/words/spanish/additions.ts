import type { Reading } from './reading-by-affixes.ts';

/** Common words that neither source has, and one that looks like a verb there, by what they are. */
const ADDITIONS: Partial<Record<Reading, string>> = {
  lemma: 'clicar éste hacker kiwi pádel selfi wasap',
  plural: 'calabacines hackers kiwis mamás selfis wasaps',
  personal: 'oíd',
};

/** Each of the words that the sources lack, with its reading. */
export function additions(): (readonly [word: string, reading: Reading])[] {
  return Object.entries(ADDITIONS).flatMap(([reading, words]) =>
    words.split(' ').map((word) => [word, reading as Reading] as const),
  );
}
