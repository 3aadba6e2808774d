/** How flags are written: each one character, or each two. */
export type FlagKind = 'character' | 'pair';

/** The flags of a word or an affix, from how they stand behind its slash. */
export function flagsOf(text: string, kind: FlagKind): string[] {
  const characters = [...text];
  if (kind === 'character') return characters;
  return characters.flatMap((character, at) => (at % 2 === 0 ? [`${character}${characters[at + 1] ?? ''}`] : []));
}
