import { type FlagKind, flagsOf } from './flags.ts';

/** A line of the dictionary: a word, the flags of the affixes that it takes, and its morphological fields. */
export interface Entry {
  readonly word: string;
  readonly flags: readonly string[];
  readonly fields: readonly string[];
}

/** Reads the words of a Hunspell dictionary (a file `.dic`). Its first line is how many there are, roughly. */
export function readDictionaryFile(text: string, flagKind: FlagKind): Entry[] {
  const [, ...lines] = text.split(/\r?\n/);
  return lines.flatMap((line) => {
    const [spelling = '', ...fields] = line.trim().split(/(?:\t| +(?=[a-z]{2}:))/);
    const [word = '', flags = ''] = spelling.split('/', 2);
    return word === '' ? [] : [{ word, flags: flagsOf(flags, flagKind), fields }];
  });
}
