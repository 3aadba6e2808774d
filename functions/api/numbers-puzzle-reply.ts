import * as v from 'valibot';
import { OPERATORS, USES, VALUES } from '../solvers/arithmetic/puzzle.ts';
import { exact } from './numbers-answer.ts';

/** What a reply says of the numbers and the rules. */
export const HAND_ENTRIES = {
  numbers: v.array(exact),
  values: v.picklist(VALUES),
  use: v.picklist(USES),
  operations: v.array(v.picklist(OPERATORS)),
};

/** The canonical question, as a reply echoes it. */
export const puzzleReply = v.object({ ...HAND_ENTRIES, target: exact });
