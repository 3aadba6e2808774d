import { Hands } from '../../../functions/solvers/arithmetic/tables/hands.ts';

/** The cards of a hand, and the lowest and highest there are. */
export const [CARDS, LEAST, MOST] = [4, 1, 13] as const;

/** Hands in a row of the picture of all: few enough to be told apart on a phone. */
export const COLUMNS = 52;

/** All hands of four cards, each ascending, in the order of a dictionary: from 1 1 1 1 to 13 13 13 13. */
export const HANDS: readonly (readonly number[])[] = handsInOrder();

/** How many hands there are by their lowest card, from 1 on. */
export const BY_LOWEST: readonly number[] = Array.from(
  { length: MOST },
  (_, card) => HANDS.filter(([lowest]) => lowest === card + LEAST).length,
);

function handsInOrder(): number[][] {
  const hands = new Hands(CARDS, LEAST, MOST);
  const hand = new Int32Array(CARDS);
  const all: number[][] = [];
  hands.first(hand, CARDS);
  do all.push([...hand]);
  while (hands.next(hand, CARDS));
  return all;
}
