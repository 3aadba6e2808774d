import { type DealRequest, DIFFICULTIES, SHOWS } from '../deal/ask-deal.ts';
import { searchOfEntries } from '../numbers-game/address.ts';

/** A show whose clock and rules are played by. */
export type Show = (typeof SHOWS)[number];

/** The kinds of round there are; an address that names none means the first. */
export const KINDS = ['numbers', 'letters'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * What a player chooses before a round, as a query writes it. The seed is empty where the deal is left to chance; so is what
 * the other kind of round is dealt by.
 */
export interface Choice extends DealRequest {
  readonly round: Kind;
  readonly show: Show;
  /** `off` when the clock is not to run, else empty. */
  readonly clock: string;
  /** A vowel or a consonant, letter by letter, `cvcvcvccv`; empty where the player is yet to say. */
  readonly choices: string;
}

/** The only show in which the player says how many tiles are large. */
const CHOOSES_LARGE: Show = 'uk';

const LARGE = /^[0-4]$/;

const CHOICES = /^[cv]{1,10}$/;

/** The longest seed that a deal takes. */
const SEED = /^.{1,64}$/;

/** Whether it is for the player to say how many tiles are large. */
export const choosesLarge = ({ round, show }: Choice) => round === 'numbers' && show === CHOOSES_LARGE;

/** The choice that an address holds, what is wrong in it left out; undefined when it names no show. */
export function choiceIn(search: string): Choice | undefined {
  const query = new URLSearchParams(search);
  const text = (name: keyof Choice) => query.get(name) ?? '';
  const like = (name: keyof Choice, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : '');
  const show = SHOWS.find((name) => name === text('show'));
  if (!show) return undefined;
  const [numbers] = KINDS;
  const choice = {
    round: KINDS.find((name) => name === text('round')) ?? numbers,
    show,
    large: like('large', LARGE),
    difficulty: DIFFICULTIES.find((name) => name === text('difficulty')) ?? '',
    seed: like('seed', SEED),
    choices: like('choices', CHOICES),
    clock: text('clock') === 'off' ? 'off' : '',
  };
  if (choice.round !== numbers) return { ...choice, large: '', difficulty: '' };
  return { ...choice, large: choosesLarge(choice) ? choice.large : '', choices: '' };
}

/** The query of a choice: with its seed it is the same game for everybody. */
export function searchOfChoice({ round, show, large, difficulty, clock, choices, seed }: Choice): string {
  return searchOfEntries({ round: round === KINDS[0] ? '' : round, show, large, difficulty, clock, choices, seed });
}

/** Whether the seed of one choice deals the same game by another: the shows have the same numbers, but letters of their own. */
export function isSameDeal(one: Choice, other: Choice): boolean {
  if (one.round !== other.round) return false;
  if (one.round === 'letters') return one.show === other.show;
  return one.large === other.large && one.difficulty === other.difficulty;
}
