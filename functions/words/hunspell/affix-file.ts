import { type Affix, readAffixes } from './affix.ts';
import type { FlagKind } from './flags.ts';

/** The rules of a dictionary: its affixes by their flags, and what some flags say. */
export interface AffixFile {
  readonly flagKind: FlagKind;
  readonly affixes: ReadonlyMap<string, readonly Affix[]>;
  /** The flag of words and affixes that are none without (another) affix. */
  readonly needAffix: string | undefined;
  readonly forbidden: string | undefined;
  /** Whether an affix may take off the whole word. */
  readonly stripsAll: boolean;
}

const KINDS = { PFX: 'prefix', SFX: 'suffix' } as const;

const READ = ['FLAG', 'NEEDAFFIX', 'FORBIDDENWORD', 'FULLSTRIP', 'CIRCUMFIX', 'PFX', 'SFX'];
/** What does not change which words in small letters there are: advice on spelling, the keyboard, how a text is cut into words. */
const IDLE = ['SET', 'TRY', 'KEY', 'REP', 'MAP', 'WORDCHARS', 'ICONV', 'OCONV', 'BREAK', 'NOSUGGEST', 'KEEPCASE'];

/**
 * Reads the rules of a Hunspell dictionary (a file `.aff`), those that the Spanish and French dictionaries use. A directive
 * beyond them that could change which words there are is an error, so that a later version of a dictionary is not expanded
 * wrongly in silence.
 *
 * @see the manual page hunspell(5).
 * @throws {SyntaxError} for a directive that is not known, and for a class of affixes that is not as long as it says.
 */
export function readAffixFile(text: string): AffixFile {
  const directives = text
    .split(/\r?\n/)
    .map((line) => line.trim().split(/[ \t]+/))
    .filter(([name = '']) => name !== '' && !name.startsWith('#'));
  for (const [name = ''] of directives) {
    if (!READ.includes(name) && !IDLE.includes(name)) throw new SyntaxError(`unknown directive ${name}`);
  }
  const settingOf = (wanted: string) => directives.find(([name]) => name === wanted)?.[1];
  const flagKind = settingOf('FLAG') === 'long' ? 'pair' : 'character';

  const affixes = new Map<string, readonly Affix[]>();
  for (const [name, kind] of Object.entries(KINDS)) {
    const lines = directives.filter((directive) => directive[0] === name).map((directive) => directive.slice(1));
    for (const [flag, group] of Map.groupBy(lines, ([flag = '']) => flag)) {
      affixes.set(flag, [...(affixes.get(flag) ?? []), ...readAffixes(kind, group, flagKind)]);
    }
  }
  const circumfix = settingOf('CIRCUMFIX');
  if (circumfix && [...affixes.values()].flat().some(({ flags }) => flags.includes(circumfix))) {
    throw new SyntaxError('affixes that only go together');
  }
  return {
    flagKind,
    affixes,
    needAffix: settingOf('NEEDAFFIX'),
    forbidden: settingOf('FORBIDDENWORD'),
    stripsAll: directives.some(([name]) => name === 'FULLSTRIP'),
  };
}
