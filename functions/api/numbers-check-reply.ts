import * as v from 'valibot';
import type { FaultKind, SyntaxReason } from '../solvers/arithmetic/check/fault.ts';
import { OPERATORS } from '../solvers/arithmetic/puzzle.ts';
import { exact, natural } from './numbers-answer.ts';
import { puzzleReply } from './numbers-puzzle-reply.ts';

/** The rules that an expression may break. */
export const FAULT_CODES = [
  'syntax',
  'too-long',
  'foreign-number',
  'number-used-twice',
  'number-left-over',
  'fraction-step',
  'negative-step',
  'zero-step',
  'division-by-zero',
  'operation-not-allowed',
  'lone-minus',
  'wrong-result',
] as const satisfies readonly FaultKind['code'][];

/** What may keep a text from being an expression. */
export const SYNTAX_REASONS = [
  'missing',
  'unknown-character',
  'not-an-integer',
  'missing-operand',
  'missing-operator',
  'unclosed-bracket',
  'unopened-bracket',
  'wrong-bracket',
  'not-a-result',
] as const satisfies readonly SyntaxReason[];

/** A broken rule; what is optional comes with the codes that it says something of. */
export const faultReply = v.object({
  code: v.picklist(FAULT_CODES),
  message: v.string(),
  start: natural,
  end: natural,
  text: v.string(),
  reason: v.exactOptional(v.picklist(SYNTAX_REASONS)),
  limit: v.exactOptional(natural),
  number: v.exactOptional(exact),
  given: v.exactOptional(natural),
  left: v.exactOptional(v.nullable(exact)),
  operator: v.exactOptional(v.picklist(OPERATORS)),
  right: v.exactOptional(exact),
  result: v.exactOptional(exact),
  claimed: v.exactOptional(exact),
  value: v.exactOptional(exact),
});

/** What `/api/v1/numbers/check` replies. */
export const checkReply = v.object({
  puzzle: puzzleReply,
  valid: v.boolean(),
  value: v.nullable(exact),
  distance: v.nullable(exact),
  numbersUsed: natural,
  expression: v.nullable(v.string()),
  faults: v.array(faultReply),
});
