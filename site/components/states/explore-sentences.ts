import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import { operand, SIGNS } from '../numbers-game/notation.ts';
import type { Exploration, ReachedState, StateStep, Way } from './explored.ts';

/** The texts that the drawings of states need: their own, and what is wrong with a field. */
export type ExploreTexts = Pick<Texts, 'states' | 'faults'>;

/** A step as it is written: 8 − 2 = 6. */
const written = ({ left, operator, right, result }: StateStep) =>
  `${left} ${SIGNS[operator]} ${operand(right)} = ${result}`;

/** How many states of four numbers there were. */
export function countSentence({ generated, different }: Exploration, texts: ExploreTexts, wording: Wording): string {
  const text = generated === 0 ? texts.states.search.none : texts.states.search.counts;
  return wording.fill(text, { generated: wording.count(generated), different: wording.count(different) });
}

/** What the search found, and what it took. */
export function resultSentence({ value, distance, nodes }: Exploration, texts: ExploreTexts, wording: Wording): string {
  const text = distance === 0 ? texts.states.search.exact : texts.states.search.near;
  const values = { value: wording.count(value), distance: wording.count(distance), nodes: wording.count(nodes) };
  return wording.fill(text, values);
}

/** A state and how many ways lead to it. @param place its place in the order in which they were met, from 0 */
export function stateSentence(
  { numbers, ways }: ReachedState,
  place: number,
  texts: ExploreTexts,
  wording: Wording,
): string {
  const values = { place: wording.count(place + 1), state: numbers.join(' ') };
  return wording.many(texts.states.search.state, ways.length, values);
}

/** One of the ways to a state, and what the search did at its end. @param way counted from 0 */
export function waySentence({ ways }: ReachedState, way: number, texts: ExploreTexts, wording: Wording): string {
  const { first, second } = ways[way] as Way;
  const text = way === 0 ? texts.states.search.new : texts.states.search.known;
  return wording.fill(text, { way: wording.count(way + 1), first: written(first), second: written(second) });
}
