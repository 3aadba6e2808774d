/** Where something stands in a text as it was sent: UTF-16 offsets, `end` not included. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** What keeps a text from being a puzzle. */
export type FaultKind =
  /** There is no text, or only white space. The place is all of it. */
  | { readonly code: 'missing' }
  /** The place is what is beyond the limit, in UTF-16 units. */
  | { readonly code: 'too-long'; readonly limit: number }
  /** A character that is no letter, digit, operator, bracket or `=`. The place is the character. */
  | { readonly code: 'unknown-symbol' }
  /** A digit that the base does not have. The place is the digit. */
  | { readonly code: 'digit-too-large'; readonly base: number }
  /** No `=` and no rule of dashes. The place is where the equation ends that has none: empty. */
  | { readonly code: 'no-equation' }
  /** A word or a bracket should stand here. The place is what stands here instead; empty at the end. */
  | { readonly code: 'missing-operand' }
  /** An operator should stand here: nothing is multiplied by standing side by side. The place is the second operand's beginning. */
  | { readonly code: 'missing-operator' }
  /** The place is the opening bracket. */
  | { readonly code: 'unclosed-bracket' }
  /** The place is the closing bracket. */
  | { readonly code: 'unopened-bracket' }
  /** It closes a bracket of another kind. The place is the closing bracket. */
  | { readonly code: 'wrong-bracket' }
  /** More brackets within one another than are read. The place is the first that is too deep. */
  | { readonly code: 'too-deep'; readonly limit: number }
  /** Rules of dashes that are neither a sum nor a long multiplication. The place is the first line that does not fit. */
  | { readonly code: 'unclear-layout' }
  /** Nothing to solve: neither a letter nor a wildcard. The place is the text. */
  | { readonly code: 'no-letters' }
  /** More different letters than the base has digits. The place is the first letter that is one too many. */
  | { readonly code: 'too-many-letters'; readonly letters: number; readonly base: number }
  /** More wildcards than are read. The place is the first that is one too many. */
  | { readonly code: 'too-many-wildcards'; readonly limit: number };

/** What is wrong with a puzzle, where, and what stands there. */
export type Fault = FaultKind & Place & { readonly text: string };

/** A fault before its text is told. */
export type PlacedFault = FaultKind & Place;

/** Ends the reading of a text: caught in `readPuzzle`, and nowhere else to be seen. */
export class Unreadable extends Error {
  readonly fault: PlacedFault;

  constructor(fault: PlacedFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** The place of `at` and nothing else of it. */
export function placeOf({ start, end }: Place): Place {
  return { start, end };
}
