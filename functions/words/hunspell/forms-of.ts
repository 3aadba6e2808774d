import type { Affix } from './affix.ts';
import type { AffixFile } from './affix-file.ts';
import type { Entry } from './dictionary-file.ts';

/** A word that the rules make: of which entry, and by which affixes, the inner suffix first. */
export interface Form {
  readonly word: string;
  readonly entry: Entry;
  readonly prefix: Affix | undefined;
  readonly suffixes: readonly Affix[];
}

/**
 * All forms of an entry, each as often as there are ways to make it: the word itself, with a suffix, with a suffix that the
 * first one allows behind it ("fundación" + "es" of "fundar"), and each of these with a prefix.
 *
 * A suffix asks the word that it is put to, without the prefix; a prefix asks the word with its suffixes. So Hunspell reads a
 * word, which takes the prefix off first. A prefix is allowed by the entry or by a suffix, a first suffix by the entry or by
 * the prefix; entries and affixes that need an affix are no words without a further one.
 */
export function* formsOf(entry: Entry, file: AffixFile): Generator<Form> {
  const { forbidden, needAffix } = file;
  const has = (flags: readonly string[], flag: string | undefined) => flag !== undefined && flags.includes(flag);
  if (has(entry.flags, forbidden)) return;

  for (const { word, suffixes } of suffixed(entry, entry.flags, file)) {
    if (!has((suffixes.at(-1) ?? entry).flags, needAffix)) yield { word, entry, prefix: undefined, suffixes };
    if (!suffixes.every((suffix) => suffix.crosses)) continue;
    for (const prefix of affixesOf([entry, ...suffixes], 'prefix', file)) {
      if ((suffixes.length > 0 && !prefix.crosses) || (suffixes.length === 0 && has(prefix.flags, needAffix))) continue;
      const whole = prefixed(word, prefix, file);
      if (whole !== undefined) yield { word: whole, entry, prefix, suffixes };
    }
  }

  // Suffixes that only a prefix brings.
  for (const prefix of affixesOf([entry], 'prefix', file)) {
    if (!prefix.crosses) continue;
    const brought = prefix.flags.filter((flag) => !entry.flags.includes(flag));
    for (const { word, suffixes } of suffixed(entry, brought, file)) {
      if (suffixes.length === 0 || !suffixes.every((suffix) => suffix.crosses)) continue;
      const whole = prefixed(word, prefix, file);
      if (whole !== undefined) yield { word: whole, entry, prefix, suffixes };
    }
  }
}

/** The word with none, one and two suffixes, the first of them one of these flags. */
function* suffixed(
  { word }: Entry,
  flags: readonly string[],
  file: AffixFile,
): Generator<Pick<Form, 'word' | 'suffixes'>> {
  yield { word, suffixes: [] };
  for (const inner of affixesOf([{ flags }], 'suffix', file)) {
    const once = withSuffix(word, inner, file);
    if (once === undefined) continue;
    yield { word: once, suffixes: [inner] };
    for (const outer of affixesOf([inner], 'suffix', file)) {
      const twice = withSuffix(once, outer, file);
      if (twice !== undefined) yield { word: twice, suffixes: [inner, outer] };
    }
  }
}

/** The affixes of a kind that an entry and the affixes on it allow. */
function affixesOf(
  bearers: readonly Pick<Entry, 'flags'>[],
  kind: Affix['kind'],
  { affixes }: AffixFile,
): readonly Affix[] {
  const flags = new Set(bearers.flatMap((bearer) => bearer.flags));
  return [...flags].flatMap((flag) => affixes.get(flag)?.filter((affix) => affix.kind === kind) ?? []);
}

/** Undefined where the affix does not fit, or would leave nothing of the word. */
function withSuffix(word: string, { strip, append, fits }: Affix, { stripsAll }: AffixFile): string | undefined {
  if (!word.endsWith(strip) || !fits(word) || (word.length === strip.length && !stripsAll)) return undefined;
  return word.slice(0, word.length - strip.length) + append;
}

function prefixed(word: string, { strip, append, fits }: Affix, { stripsAll }: AffixFile): string | undefined {
  if (!word.startsWith(strip) || !fits(word) || (word.length === strip.length && !stripsAll)) return undefined;
  return append + word.slice(strip.length);
}
