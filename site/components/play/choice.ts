import { type DealRequest, DIFFICULTIES, SHOWS } from '../deal/ask-deal.ts';
import { searchOfEntries } from '../numbers-game/address.ts';

/** A show whose clock and rules are played by. */
export type Show = (typeof SHOWS)[number];

/** What a player chooses before a round, as a query writes it. The seed is empty where the deal is left to chance. */
export interface Choice extends DealRequest {
  readonly show: Show;
  /** `off` when the clock is not to run, else empty. */
  readonly clock: string;
}

/** The only show in which the player says how many tiles are large. */
export const CHOOSES_LARGE: Show = 'uk';

const LARGE = /^[0-4]$/;

/** The longest seed that a deal takes. */
const SEED = /^.{1,64}$/;

/** The choice that an address holds, what is wrong in it left out; undefined when it names no show. */
export function choiceIn(search: string): Choice | undefined {
  const query = new URLSearchParams(search);
  const text = (name: keyof Choice) => query.get(name) ?? '';
  const show = SHOWS.find((name) => name === text('show'));
  return (
    show && {
      show,
      large: show === CHOOSES_LARGE && LARGE.test(text('large')) ? text('large') : '',
      difficulty: DIFFICULTIES.find((name) => name === text('difficulty')) ?? '',
      seed: SEED.test(text('seed')) ? text('seed') : '',
      clock: text('clock') === 'off' ? 'off' : '',
    }
  );
}

/** The query of a choice: with its seed it is the same game for everybody. */
export const searchOfChoice = ({ show, large, difficulty, clock, seed }: Choice) =>
  searchOfEntries({ show, large, difficulty, clock, seed });
