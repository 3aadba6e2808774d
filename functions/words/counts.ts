import { type Language, LONGEST_WORD, WORD_CLASSES } from '../solvers/letters/languages.ts';
import { tilesOfWord } from '../solvers/letters/tiles.ts';

/** The longest words that a game of nine or ten letters can have. */
const LONGEST_IN_GAMES = 10;

/** How many words there are of each class, in the show, and of all: up to ten letters, and up to twelve. */
export type Counts = readonly (readonly [name: string, inGames: number, all: number])[];

export function countsOf(words: Iterable<readonly [word: string, classNumber: number]>, language: Language): Counts {
  const { names, shown } = WORD_CLASSES[language];
  const list = [...words].map(([word, classNumber]) => ({
    classNumber,
    isShort: (tilesOfWord(word, language)?.length ?? LONGEST_WORD) <= LONGEST_IN_GAMES,
  }));
  const row = (name: string, takes: (classNumber: number) => boolean) => {
    const taken = list.filter(({ classNumber }) => takes(classNumber));
    return [name, taken.filter(({ isShort }) => isShort).length, taken.length] as const;
  };
  return [
    ...names.map((name, at) => row(name, (classNumber) => classNumber === at + 1)),
    row('in the show', (classNumber) => classNumber <= shown),
    row('all', () => true),
  ];
}

/** The text with the counts of a language written into it anew: the table between the comments `counts` and `end of counts`. */
export function withCounts(text: string, language: Language, counts: Counts): string {
  const titles = [`2 to ${LONGEST_IN_GAMES} letters`, `2 to ${LONGEST_WORD} letters`];
  const widths = titles.map((title) => title.length);
  const first = Math.max(...counts.map(([name]) => name.length));
  const row = (name: string, cells: readonly (string | number)[]) =>
    `| ${name.padEnd(first)} | ${cells.map((cell, at) => `${cell}`.padStart(widths[at] ?? 0)).join(' | ')} |\n`;
  const rule = row(
    '-'.repeat(first),
    widths.map((width) => `${'-'.repeat(width - 1)}:`),
  );
  const table = row('words', titles) + rule + counts.map(([name, ...cells]) => row(name, cells)).join('');
  const place = new RegExp(`(<!-- counts: ${language} -->\n)[^]*?(?=<!-- end of counts -->)`);
  return text.replace(place, `$1${table}`);
}
