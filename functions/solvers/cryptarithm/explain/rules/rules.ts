import {
  bounds,
  carriedIn,
  completions,
  computed,
  equalColumn,
  fewCompletions,
  leadingCarry,
  parity,
} from './columns-alone.ts';
import { lastPlace, sharedByFour, sharedByThree, sharedByTwo } from './letters-alone.ts';
import type { Rule } from './rule.ts';
import { substitution, threeTogether, twoApart, twoTogether, wholeSum } from './several-columns.ts';

/** What can be followed inside a supposition, the simplest first. */
export const SIMPLE_RULES: readonly Rule[] = [
  leadingCarry,
  equalColumn,
  computed,
  carriedIn,
  parity,
  bounds,
  fewCompletions,
  lastPlace,
  substitution,
  completions,
];

/** All rules, the simplest first. */
export const RULES: readonly Rule[] = [
  ...SIMPLE_RULES,
  sharedByTwo,
  sharedByThree,
  wholeSum,
  twoTogether,
  twoApart,
  sharedByFour,
  threeTogether,
];
