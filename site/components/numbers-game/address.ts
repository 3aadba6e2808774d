import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import { type GameRules, type WrittenRules, writtenRules } from './rules.ts';

/** A game as it is written, right or wrong. */
export interface Draft extends WrittenRules {
  readonly numbers: string;
  readonly target: string;
}

/** A part of the form in which something can be wrong. */
export type Field = 'numbers' | 'target' | 'rules';

/** Given numbers, in the order of the player, and the rules they are played by. */
export interface Hand {
  readonly numbers: readonly Exact[];
  readonly rules: GameRules;
}

/** A game: a hand and the target. */
export interface Game extends Hand {
  readonly target: Exact;
}

/** The draft an address holds; a part that is absent is empty. @param search the query of the address, with or without `?` */
export function draftIn(search: string): Draft {
  const query = new URLSearchParams(search);
  const text = (name: keyof Draft) => query.get(name) ?? '';
  return {
    numbers: text('numbers').replaceAll(/,\s*/g, ', '),
    target: text('target'),
    values: text('values'),
    use: text('use'),
    operations: text('operations'),
  };
}

/** Whether an address holds a whole game, and not just the beginning of one. */
export const isWhole = (draft: Draft) => draft.numbers !== '' && draft.target !== '';

/** The query of what is not empty, `?numbers=25,50&target=75`, or an empty text. */
export function searchOfEntries(entries: Readonly<Record<string, string>>): string {
  const written = Object.entries(entries).filter(([, text]) => text !== '');
  // Commas and slashes may stand as they are in a query, and are easier to read so. A plus that is meant for a space is not.
  const query = new URLSearchParams(written).toString().replaceAll('+', '%20');
  const readable = query.replaceAll('%2C', ',').replaceAll('%2F', '/');
  return readable === '' ? '' : `?${readable}`;
}

/** The query of a draft, or an empty text when nothing is written. */
export function searchOfDraft({ numbers, target, values, use, operations }: Draft): string {
  const list = numbers.trim().replaceAll(/[\s,;]+/g, ',');
  return searchOfEntries({ numbers: list, target: target.trim(), values, use, operations });
}

/** The draft that is this game. */
export function draftOf({ numbers, target, rules }: Game): Draft {
  return { numbers: numbers.join(', '), target: String(target), ...writtenRules(rules) };
}

/** The query of a game. */
export const searchOf = (game: Game) => searchOfDraft(draftOf(game));

/** What a question to the API says of a hand: the rules have to be named there, a page has its own. */
export function questionOf({ numbers, rules }: Hand): Readonly<Record<string, string>> {
  const { preset } = rules;
  return { numbers: numbers.join(','), rules: preset === 'countdown' ? '' : String(preset), ...writtenRules(rules) };
}

/** The address of a game in the API. */
export function apiAddressOf(game: Game): string {
  const { numbers, ...rules } = questionOf(game);
  return `/api/v1/numbers${searchOfEntries({ numbers: numbers ?? '', target: String(game.target), ...rules })}`;
}
