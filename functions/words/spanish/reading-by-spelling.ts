import { isListedVerbForm } from './listed-verbs.ts';
import type { Reading } from './reading-by-affixes.ts';
import { withoutAccents } from './without-accents.ts';

const PRONOUNS = [/(?:me|te|se|nos|os|las?|les?|los?)$/, /(?:me|te|se|nos|os)(?:las?|les?|los?)$/];
const INFINITIVE = /[aei]r$/;

/** Imperatives of compounds of "hacer", "poner", "salir", "tener" and "venir", and what they lack to an infinitive. */
const SHORT_IMPERATIVES: readonly (readonly [imperative: RegExp, infinitive: string])[] = [
  [/faz$/, 'facer'],
  [/haz$/, 'hacer'],
  [/pon$/, 'poner'],
  [/sal$/, 'salir'],
  [/ten$/, 'tener'],
  [/ven$/, 'venir'],
];

/** Forms that since 2010 have one syllable, and no accent: "guie", "fio", "huis". */
const ONE_SYLLABLE = /^[^aeiou]+u?[iu][aeo]?i?s?$/;

/** Endings of plurals, and of their singulars: "clubs", "especímenes", "caracteres", "jerséis". */
const PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/(?<=[ae])is$/, 'y'],
];

/**
 * A function that tells what a word is which the Spanish dictionary enters without any suffix, and which no list of a
 * dictionary's words has. Most of them are forms of verbs that are entered form by form; the others are invariable nouns,
 * foreign plurals and adverbs. What is not seen to be anything else is a lemma.
 *
 * @param readings what the affixes and the list tell of the other words.
 * @param bare all words that are entered so.
 */
export function readingBySpelling(
  readings: ReadonlyMap<string, ReadonlySet<Reading>>,
  bare: readonly string[],
): (word: string) => Reading {
  const known = new Map<string, Set<Reading>>();
  for (const [word, found] of readings) {
    const plain = withoutAccents(word);
    known.set(plain, new Set([...(known.get(plain) ?? []), ...found]));
  }
  const may = (plain: string, ...wanted: Reading[]) => wanted.some((reading) => known.get(plain)?.has(reading));
  const alone = new Set(bare.filter((word) => !isListedVerbForm(word)).map(withoutAccents));

  const isInfinitive = (plain: string) => INFINITIVE.test(plain) && may(plain, 'lemma');
  const isPlural = (plain: string) =>
    PLURALS.some(([plural, singular]) => {
      const one = plain.replace(plural, singular);
      return one !== plain && ((!INFINITIVE.test(one) && may(one, 'lemma', 'feminine')) || alone.has(one));
    });

  const verbsBeforePronouns = (word: string) =>
    PRONOUNS.flatMap((pronouns) => (pronouns.test(word) ? [word.replace(pronouns, '')] : []));
  const isVerbWithPronouns = (word: string) =>
    verbsBeforePronouns(word).some((verb) => {
      const plain = withoutAccents(verb);
      if (isInfinitive(plain) || plain.endsWith('ndo')) return true;
      // "amémonos" is of "amemos", "amaos" of "amad".
      if (word.endsWith('monos')) return may(`${plain}s`, 'personal');
      if (/[aeií]os$/.test(word) && (isInfinitive(`${plain}r`) || isListedVerbForm(plain))) return true;
      const isImperative = word !== withoutAccents(word) || /[dz]$/.test(verb) || isListedVerbForm(verb);
      return isImperative && (may(plain, 'personal') || isListedVerbForm(plain));
    });

  return (word) => {
    const plain = withoutAccents(word);
    if (INFINITIVE.test(plain) || /(?:mente|sis)$/.test(word)) return 'lemma';
    const participle = /^(.+)(?:(?<=a)|i)d[oa](s?)$/.exec(plain);
    if (participle && ['r', 'ir', 'er'].some((end) => isInfinitive(`${participle[1]}${end}`))) {
      return participle[2] === 's' ? 'plural' : 'participle';
    }
    if (/(?:ando|[iy]endo)$/.test(word)) return 'gerund';
    // "fuese" is of "ser": nothing is put behind "fue". But "váyase" is "vaya" and "se".
    if (word === plain && /(?:a|ie|ue)se$/.test(word) && isListedVerbForm(word)) return 'personal';
    if (isVerbWithPronouns(word)) return 'clitic';
    if (isListedVerbForm(word)) return 'personal';
    if (SHORT_IMPERATIVES.some(([end, rest]) => end.test(plain) && isInfinitive(plain.replace(end, rest))))
      return 'personal';
    if (ONE_SYLLABLE.test(word) && may(plain, 'personal')) return 'personal';
    return isPlural(plain) ? 'plural' : 'lemma';
  };
}
