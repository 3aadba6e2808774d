import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import { PRESETS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { searchOfEntries } from '../numbers-game/address.ts';
import { type Fault, readNumbers, readTarget } from '../numbers-game/reading.ts';
import type { Preset } from '../numbers-game/rules.ts';

/** A game that a chapter plays. */
export interface ChapterGame {
  readonly rules: Preset;
  readonly numbers: readonly Exact[];
  readonly target: Exact;
}

/** A game as it is written, right or wrong. */
export interface WrittenGame {
  /** Empty for the usual rules. */
  readonly rules: string;
  readonly numbers: string;
  readonly target: string;
}

/** What is written: a game, or what is wrong with it. */
export type ReadGame =
  | { readonly ok: true; readonly game: ChapterGame }
  | { readonly ok: false; readonly numbers: Fault | undefined; readonly target: Fault | undefined };

/** The rules of that name, or the usual ones. */
const presetOf = (name: string): Preset => (name in PRESETS ? (name as Preset) : 'countdown');

/** Reads a game. @param most how many numbers there may be */
export function readChapterGame({ rules, numbers, target }: WrittenGame, most: number): ReadGame {
  const preset = presetOf(rules);
  const given = readNumbers(numbers, PRESETS[preset].values);
  const reached = readTarget(target, PRESETS[preset].values);
  const count = given.ok ? given.value.length : 0;
  const tooMany: Fault | undefined = count > most ? { code: 'tooMany', count } : undefined;
  if (given.ok && reached.ok && !tooMany) {
    return { ok: true, game: { rules: preset, numbers: given.value, target: reached.value } };
  }
  return { ok: false, numbers: given.ok ? tooMany : given.fault, target: reached.ok ? undefined : reached.fault };
}

/** What an address holds; a part that is absent is empty. @param search the query of the address */
export function writtenIn(search: string): WrittenGame {
  const query = new URLSearchParams(search);
  const [rules = '', numbers = '', target = ''] = ['rules', 'numbers', 'target'].map((name) => query.get(name) ?? '');
  return { rules, numbers: numbers.replaceAll(/,\s*/g, ', '), target };
}

/** The query of a game: `?numbers=1,2,3&target=7`. */
export function searchOfGame({ rules, numbers, target }: ChapterGame): string {
  const name = rules === 'countdown' ? '' : String(rules);
  return searchOfEntries({ rules: name, numbers: numbers.join(','), target: String(target) });
}
