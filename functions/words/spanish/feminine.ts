/** How a feminine ends, and its masculine: "española" of "español", "francesa" of "francés", "roja" of "rojo". */
const PAIRS: readonly (readonly [feminine: RegExp, masculine: string])[] = [
  [/a$/, 'o'],
  [/(?<=[drlz])a$/, ''],
  [/ana$/, 'án'],
  [/ona$/, 'ón'],
  [/esa$/, 'és'],
  [/ina$/, 'ín'],
];

/** Whether a word looks like the feminine of a word that is in the list too. Shorter ones than four letters only happen to. */
export function isFeminine(word: string, words: ReadonlySet<string>): boolean {
  return (
    word.length > 3 &&
    PAIRS.some(([feminine, masculine]) => feminine.test(word) && words.has(word.replace(feminine, masculine)))
  );
}
