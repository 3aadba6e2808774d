import { type Language, WORD_CLASSES } from '../solvers/letters/languages.ts';

/** The number of a class by its name, from 1 on; the smaller the better. */
export function classNumber<L extends Language>(language: L, name: (typeof WORD_CLASSES)[L]['names'][number]): number {
  const names: readonly string[] = WORD_CLASSES[language].names;
  return names.indexOf(name) + 1;
}
