/**
 * The letters round in three languages: what kinds of words each of them has, and which of these its television show takes.
 *
 * A *reading* is what a form may be: *comida* is a noun and the feminine of a participle. A word has one *class*, its best
 * reading: the first in the list of its language. The classes that the show takes come first, so that "in the show" is one
 * comparison, and a class is at the same time a rank, by which words of one length are sorted.
 */
export const LANGUAGES = ['es', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is asked for: the words that the language's show takes, or all of them. */
export const WORD_RULES = ['show', 'full'] as const;
export type WordRules = (typeof WORD_RULES)[number];

/** The classes of one language, the best first; class 1 is the first of them, and 0 is no word. */
export interface WordClasses {
  readonly names: readonly string[];
  /** So many of them, from the first on, are taken by the show. */
  readonly shown: number;
}

export const WORD_CLASSES = {
  es: {
    names: [
      // An entry of a dictionary: the infinitive, the masculine singular, the invariable word, the plural that has no singular.
      'lemma',
      'feminine',
      'participle',
      'gerund',
      'plural',
      'personal',
      // Both of them, and nothing better: "casas".
      'plural-or-personal',
      // A verb with pronouns behind it: "dámelo".
      'clitic',
    ],
    shown: 4,
  },
  // Sizes of SCOWL, a measure of how common a word is: 20 and less are the commonest, 80 known to few. The show takes all of them.
  en: {
    names: ['size-20', 'size-40', 'size-55', 'size-60', 'size-70', 'size-80'],
    shown: 6,
  },
  fr: {
    names: ['lemma', 'inflected', 'participle', 'personal'],
    shown: 3,
  },
} as const satisfies Record<Language, WordClasses>;

/** Every class of every language. */
export type WordClass = (typeof WORD_CLASSES)[Language]['names'][number];

/** Words of the lists: from so many letters to so many, as the tiles count them (œ is two). */
export const SHORTEST_WORD = 2;
export const LONGEST_WORD = 12;

/** The highest class that the rules take. */
export function highestClass(language: Language, rules: WordRules): number {
  const { names, shown } = WORD_CLASSES[language];
  return rules === 'show' ? shown : names.length;
}
