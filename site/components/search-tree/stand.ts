import type { Wording } from '../../i18n/wording.ts';
import type { TreeTexts } from './labels.ts';
import { nearestOf } from './sentences.ts';
import { type Moment, standsAt, type Telling } from './telling.ts';

/** How things stand at a moment, as it is written beside the tree. */
export interface Stand {
  readonly atHand: readonly string[];
  readonly nodes: string;
  readonly cuts: string;
  readonly nearest: string;
}

/** How things stand at a moment. */
export function standOf(moment: Moment, { game }: Telling, texts: TreeTexts, wording: Wording): Stand {
  const { count } = wording;
  return {
    atHand: standsAt(moment).numbers.map(count),
    nodes: count(moment.nodes),
    cuts: count(moment.cuts),
    nearest: nearestOf(moment, game.target, texts, wording),
  };
}
