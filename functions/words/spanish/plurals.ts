/** How nouns and adjectives end, and how their plurals do; the first that fits is right. */
const RULES: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/z$/, 'ces'],
  [/án$/, 'anes'],
  [/én$/, 'enes'],
  [/ín$/, 'ines'],
  [/ón$/, 'ones'],
  [/ún$/, 'unes'],
  [/és$/, 'eses'],
  [/(?<=[aeiouáéó])$/, 's'],
  [/(?<=[íú])$/, 'es'],
  [/(?<=[djl]|or|[aeo]y)$/, 'es'],
];

/** What has no plural, or one that is not made so: infinitives and adverbs. */
const WITHOUT = /(?:mente|[aeií]r(?:se)?)$/;

/**
 * The plural of a noun or an adjective; undefined where it has none, or where it is not told by the spelling: "examen" moves its
 * accent, "lunes" is the same.
 */
export function pluralOf(word: string): string | undefined {
  if (WITHOUT.test(word)) return undefined;
  const rule = RULES.find(([ending]) => ending.test(word));
  return rule && word.replace(...rule);
}
