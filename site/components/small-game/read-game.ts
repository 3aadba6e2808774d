import type { Wording } from '../../i18n/wording.ts';
import type { FieldView } from '../numbers-game/field-view.ts';
import { ungrouped } from '../numbers-game/reading.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** How many numbers a game may have, and how large they and its target may be. */
export interface SmallGameLimits {
  readonly numbers: Range;
  readonly number: Range;
  readonly target: Range;
}

/** A game of natural numbers. */
export interface SmallGame {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** What is said of fields that hold no game: `{fewest}`, `{most}`, `{least}` and `{largest}` are filled in. */
export interface SmallGameTexts {
  readonly wrongNumbers: string;
  readonly wrongTarget: string;
}

/** The game in two fields, or undefined when there is none within the limits, which the fields then say. */
export function readGame(
  numbers: FieldView,
  target: FieldView,
  limits: SmallGameLimits,
  texts: SmallGameTexts,
  { count, fill }: Wording,
): SmallGame | undefined {
  const given = numbers.input.value.split(/[\s,;]+/).filter((token) => token !== '');
  const read = given.map((token) => naturalIn(token, limits.number));
  const found = read.filter((number) => number !== undefined);
  const isHand = found.length === read.length && isWithin(found.length, limits.numbers);
  const wanted = naturalIn(ungrouped(target.input.value), limits.target);
  const range = ({ least, most }: Range) => ({ least: count(least), largest: count(most) });
  const { least: fewest, most } = limits.numbers;
  numbers.mark(isHand ? undefined : fill(texts.wrongNumbers, { fewest, most, ...range(limits.number) }));
  target.mark(wanted !== undefined ? undefined : fill(texts.wrongTarget, range(limits.target)));
  return isHand && wanted !== undefined ? { numbers: found, target: wanted } : undefined;
}

function naturalIn(token: string, range: Range): number | undefined {
  const number = /^\d{1,9}$/.test(token) ? Number(token) : Number.NaN;
  return isWithin(number, range) ? number : undefined;
}

function isWithin(number: number, { least, most }: Range): boolean {
  return number >= least && number <= most;
}
