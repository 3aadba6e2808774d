import type { Exact } from '../answer.ts';
import type { Operator } from '../puzzle.ts';

/** Where something stands in the text as it was sent: UTF-16 offsets, `end` not included. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** What keeps a text from being an expression. */
export type SyntaxReason =
  /** There is no text, or only white space. The place is all of it. */
  | 'missing'
  /** A character that is no digit, operator or bracket. The place is the character. */
  | 'unknown-character'
  /** A number with a decimal point or with separated thousands. The place is the number. */
  | 'not-an-integer'
  /** A number or a bracket should stand here. The place is what stands here instead; empty at the end. */
  | 'missing-operand'
  /** An operator should stand here: nothing is multiplied by standing side by side. The place is the second operand's beginning. */
  | 'missing-operator'
  /** The place is the opening bracket. */
  | 'unclosed-bracket'
  /** The place is the closing bracket. */
  | 'unopened-bracket'
  /** It closes a bracket of another kind. The place is the closing bracket. */
  | 'wrong-bracket'
  /** What follows the `=` is not one integer or fraction. The place is where it stops being one; empty at the end. */
  | 'not-a-result';

/** What is wrong, and what there is to say of it. */
export type FaultKind =
  | { readonly code: 'syntax'; readonly reason: SyntaxReason }
  /** The place is what is beyond the limit, in UTF-16 units. */
  | { readonly code: 'too-long'; readonly limit: number }
  /** A number that is not given. The place is the number. */
  | { readonly code: 'foreign-number'; readonly number: Exact }
  /** A number used more often than it is given. The place is the number that is one too many. */
  | { readonly code: 'number-used-twice'; readonly number: Exact; readonly given: number }
  /** A number that had to be used; one fault for each. The place is the end of the expression, and empty. */
  | { readonly code: 'number-left-over'; readonly number: Exact }
  /** A step whose result the rules do not allow. The place is its operator. */
  | ({ readonly code: 'fraction-step' | 'negative-step' | 'zero-step' } & FaultyStep)
  /** The place is the operator. */
  | { readonly code: 'division-by-zero' }
  /** The place is the operator. */
  | { readonly code: 'operation-not-allowed'; readonly operator: Operator }
  /** A minus that changes a sign and cannot be read as a subtraction (`negation.ts`). The place is the minus. */
  | { readonly code: 'lone-minus' }
  /** The result that is claimed after the `=` is not the value. The place is the claim. */
  | { readonly code: 'wrong-result'; readonly claimed: Exact; readonly value: Exact };

export interface FaultyStep {
  /** Null where a minus stands before the first term. */
  readonly left: Exact | null;
  readonly operator: Operator;
  readonly right: Exact;
  readonly result: Exact;
}

/** A rule that an expression breaks; `text` is what stands at its place, and empty for what is too long. */
export type Fault = FaultKind & Place & { readonly text: string };

/** A fault before its text is told. */
export type PlacedFault = FaultKind & Place;

/** The place of `at` and nothing else of it. */
export function placeOf({ start, end }: Place): Place {
  return { start, end };
}
