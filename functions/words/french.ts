import { classNumber } from './class-number.ts';
import type { Affix } from './hunspell/affix.ts';
import { type AffixFile, readAffixFile } from './hunspell/affix-file.ts';
import { readDictionaryFile } from './hunspell/dictionary-file.ts';
import { type Form, formsOf } from './hunspell/forms-of.ts';
import { type WordList, wordListOf } from './word-list.ts';

/** Tenses and moods: indicative, conditional, subjunctive, imperative. */
const FINITE = new Set(['ipre', 'iimp', 'ipsi', 'ifut', 'cond', 'spre', 'simp', 'impe']);
const PARTICIPLES = new Set(['ppre', 'ppas']);

/** Prefixes and suffixes that stand alone, addresses of the web, misspellings, and names of persons and places. */
const NO_WORDS = new Set(['pfx', 'sfx', 'err', 'npr', 'prn', 'patr']);

/** Abbreviations, which the dictionary enters without their point. */
const ABBREVIATIONS = new Set(
  (
    'avr bibl circ cosh cotan déc dpi éd env étym févr hab ibid janv juil litt ln nov oct op pt réf rel sinh suppl tanh tél ' +
    'trad vs'
  ).split(' '),
);

/** Words that only live in a phrase of another language, as "cœtera" does in "et cœtera". */
const FOREIGN = new Set(
  (
    'ab abrupto abstracto absurdo ac ad al æquo æternam bene capella cappella causa cetera cætera cœtera cf conf confer contrario ' +
    'cujus etc extenso extremis extrémis facto fortiori generis giorno hoc hominem honoris ibn id incommodo infinitum initio ' +
    'intuitu ipso irato latere latéré libitum manu militari mortem mutandis mutatis nauseam nihilo nunc orbi ovo patres personæ ' +
    'petto posteriori postériori priori professo profundis qua quanti quo sensu sine situ statu stricto sui urbi utero utéro ' +
    'valorem visu vitam vitro vivo'
  ).split(' '),
);

/**
 * The French words of a Hunspell dictionary that has grammar tags, which tell finite forms of verbs from infinitives and
 * participles, and feminines and plurals from the form that a dictionary enters.
 */
export function frenchWords(affixText: string, dictionaryText: string): WordList {
  const file = withoutElisions(readAffixFile(affixText));
  const readings = function* (): Generator<[string, number]> {
    for (const entry of readDictionaryFile(dictionaryText, file.flagKind)) {
      const tags = tagsOf(entry.fields, 'po');
      // Symbols of units and currencies are kept in the case that they are written in.
      if (entry.flags.includes('||') || ABBREVIATIONS.has(entry.word) || tags.some((tag) => NO_WORDS.has(tag)))
        continue;
      if (tags.every((tag) => tag.startsWith('loc.')) && FOREIGN.has(entry.word)) continue;
      for (const form of formsOf(entry, file)) {
        if (!isBoundToPronoun(form)) yield [form.word, classNumber('fr', readingOf(form))];
      }
    }
  };
  return wordListOf(readings(), 'fr');
}

/** "l'arbre" is two words. */
function withoutElisions(file: AffixFile): AffixFile {
  const whole = ({ append }: Affix) => !append.includes("'");
  return { ...file, affixes: new Map([...file.affixes].map(([flag, affixes]) => [flag, affixes.filter(whole)])) };
}

/** "mangè" and "eussé" stand only before a pronoun, in "mangè-je". */
function isBoundToPronoun({ suffixes }: Form): boolean {
  return suffixes.some((suffix) => suffix.fields.includes('po:1isg'));
}

function readingOf({ entry, suffixes }: Form): 'lemma' | 'inflected' | 'participle' | 'personal' {
  const added = suffixes.flatMap((suffix) => suffix.fields);
  const fields = [...entry.fields, ...added];
  // Entries of verbs that are given form by form tell the tense among the genders.
  const parts = [...tagsOf(fields, 'po'), ...tagsOf(fields, 'is')];
  if (parts.some((tag) => PARTICIPLES.has(tag))) return 'participle';
  if (parts.some((tag) => FINITE.has(tag))) return 'personal';
  return tagsOf(fields, 'is').includes('pl') || tagsOf(added, 'is').includes('fem') ? 'inflected' : 'lemma';
}

/** The values of one kind of field: of `po:ppas is:mas is:pl`, `is` has "mas" and "pl". */
function tagsOf(fields: readonly string[], kind: string): string[] {
  return fields.flatMap((field) => (field.startsWith(`${kind}:`) ? [field.slice(kind.length + 1)] : []));
}
