import { compileCondition } from './condition.ts';
import { type FlagKind, flagsOf } from './flags.ts';

/** One line of a class of affixes: what it takes off a word, what it puts on, and where it may. */
export interface Affix {
  readonly kind: 'prefix' | 'suffix';
  /** The class that it belongs to; a word has its affixes by having their flag. */
  readonly flag: string;
  /** Whether it may stand on a word together with an affix of the other kind. */
  readonly crosses: boolean;
  readonly strip: string;
  readonly append: string;
  /** Whether a word looks as this affix wants it: a suffix asks the word's end, a prefix its beginning. */
  readonly fits: (word: string) => boolean;
  /** What the affixed word may take in its turn. */
  readonly flags: readonly string[];
  /** Its morphological fields, such as `po:ppas` or `is:pl`. */
  readonly fields: readonly string[];
}

const withoutZero = (text: string) => (text === '0' ? '' : text);

/**
 * A class of affixes, from its lines without their first word, PFX or SFX: a head as `S Y 2`, and as many lines as it says,
 * such as `S al ux/D' al is:pl`.
 *
 * @throws {SyntaxError} where there are more or fewer lines.
 */
export function readAffixes(kind: Affix['kind'], lines: readonly (readonly string[])[], flagKind: FlagKind): Affix[] {
  const [[flag = '', crosses = '', count = ''] = [], ...rules] = lines;
  if (rules.length !== Number(count)) throw new SyntaxError(`${rules.length} rules of ${flag}, not ${count}`);
  return rules.map(([, strip = '', appended = '', condition = '', ...fields]) => {
    const [append = '', flags = ''] = appended.split('/', 2);
    return {
      kind,
      flag,
      crosses: crosses === 'Y',
      strip: withoutZero(strip),
      append: withoutZero(append),
      fits: compileCondition(condition, kind),
      flags: flagsOf(flags, flagKind),
      fields,
    };
  });
}
