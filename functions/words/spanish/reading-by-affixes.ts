import type { AffixFile } from '../hunspell/affix-file.ts';
import type { Entry } from '../hunspell/dictionary-file.ts';
import type { Form } from '../hunspell/forms-of.ts';

export type Reading = 'lemma' | 'feminine' | 'participle' | 'gerund' | 'plural' | 'personal' | 'clitic';

/** Whether an entry has suffixes of its own: a noun or an adjective has a plural or a feminine, a verb its tenses. */
export function isAffixed(entry: Entry, { affixes }: AffixFile): boolean {
  return entry.flags.some((flag) => affixes.get(flag)?.[0]?.kind === 'suffix');
}

/** Conjugation: regular verbs (R, E: stems that stay and that may change), E's irregular sisters (I), and irregular verbs (X). */
const CONJUGATION = new Set(['R', 'E', 'I', 'X']);
/** Classes that make a word of its own: "fundación" (A), "cabezazo" (H), "falsedad" (K), "amable" (T)… */
const DERIVATION = new Set([...'ABCFHJKLMNOPQTU']);

/**
 * What a form is, by the class of its last suffix in the Spanish dictionary: G makes feminines, D participles, S plurals, and
 * R, E, I and X conjugate; the classes named by accented letters put pronouns behind a verb.
 */
export function readingByAffixes({ word, suffixes }: Form): Reading {
  const flag = suffixes.at(-1)?.flag;
  if (flag === undefined || DERIVATION.has(flag)) return 'lemma';
  if (flag === 'S') return 'plural';
  if (flag === 'G') return word.endsWith('s') ? 'plural' : 'feminine';
  if (flag === 'D') return word.endsWith('s') ? 'plural' : 'participle';
  if (!CONJUGATION.has(flag) || /(?:[aeií]r|ndo)se$/.test(word)) return 'clitic';
  return word.endsWith('ndo') ? 'gerund' : 'personal';
}
