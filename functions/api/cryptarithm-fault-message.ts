import type { RefusalCode } from '../edge/problem.ts';
import type { CryptarithmStrategy } from '../solvers/cryptarithm/history/strategies.ts';
import type { Puzzle } from '../solvers/cryptarithm/puzzle.ts';
import type { Fault } from '../solvers/cryptarithm/read/fault.ts';
import type { AssignmentFault } from '../solvers/cryptarithm/read/read-assignment.ts';
import { quoted } from './quoted.ts';

/** The code that the API gives for what keeps a text from being a puzzle. */
export const PUZZLE_FAULT_CODES = {
  missing: 'missing',
  'too-long': 'too_long',
  'unknown-symbol': 'unknown_symbol',
  'digit-too-large': 'digit_too_large',
  'no-equation': 'no_equation',
  'missing-operand': 'missing_operand',
  'missing-operator': 'missing_operator',
  'unclosed-bracket': 'unclosed_bracket',
  'unopened-bracket': 'unopened_bracket',
  'wrong-bracket': 'wrong_bracket',
  'too-deep': 'too_deep',
  'unclear-layout': 'unclear_layout',
  'no-letters': 'no_letters',
  'too-many-letters': 'too_many_letters',
  'too-many-wildcards': 'too_many_wildcards',
} as const satisfies Record<Fault['code'], RefusalCode>;

/** The code that the API gives for what keeps a text from being an assignment. */
export const ASSIGNMENT_FAULT_CODES = {
  'not-an-assignment': 'not_an_assignment',
  'unknown-letter': 'unknown_letter',
  'digit-too-large': 'digit_too_large',
} as const satisfies Record<AssignmentFault, RefusalCode>;

/** What would be right for an assignment to a letter of a puzzle, in English, for a person. */
export function assignmentFaultMessage(fault: AssignmentFault, { letters, base }: Puzzle): string {
  switch (fault) {
    case 'not-an-assignment':
      return 'must be a letter, = or !=, and a digit in decimal, such as S=9 or S!=9';
    case 'unknown-letter':
      return `must be about a letter of the puzzle: ${letters.join(', ')}`;
    case 'digit-too-large':
      return `must be about a digit of base ${base}, in decimal: 0 to ${base - 1}`;
  }
}

/** What a search of the lecture note plays, for a person who asked it for something else. */
export function strategyMessage(strategy: CryptarithmStrategy): string {
  const plays = {
    exhaustive: 'puzzles whose values are of a sensible size',
    columns: 'one sum of words that is a word',
  };
  return `${strategy} plays ${plays[strategy]}, without wildcards; engine plays all`;
}

/** What is wrong with a puzzle, in English, for a person: the place, counted from 1 in characters, and the reason. */
export function puzzleFaultMessage(fault: Fault, puzzle: string): string {
  if (fault.code === 'missing') return 'must be a puzzle, such as SEND+MORE=MONEY; there is none';
  const place = [...puzzle.slice(0, fault.start)].length + 1;
  return `at character ${place}: ${reasonOf(fault)}`;
}

function reasonOf(fault: Exclude<Fault, { readonly code: 'missing' }>): string {
  switch (fault.code) {
    case 'too-long':
      return `a puzzle has at most ${fault.limit} characters`;
    case 'unknown-symbol':
      return `${quoted(fault.text)} is neither a letter nor a digit, an operator, a bracket, a ? or an =`;
    case 'digit-too-large':
      return `${quoted(fault.text)} is not a digit of base ${fault.base}`;
    case 'no-equation':
      return 'an = and a result, or a rule of dashes above it, are missing';
    case 'missing-operand':
      return `a word or a bracket is missing${before(fault.text)}`;
    case 'missing-operator':
      return `an operator or an = is missing${before(fault.text)}`;
    case 'unclosed-bracket':
      return `${quoted(fault.text)} is never closed`;
    case 'unopened-bracket':
      return `${quoted(fault.text)} closes no bracket`;
    case 'wrong-bracket':
      return `${quoted(fault.text)} closes a bracket of another kind`;
    case 'too-deep':
      return `at most ${fault.limit} brackets, signs and powers may stand within one another`;
    case 'unclear-layout':
      return 'from here on the lines are neither a sum nor a long multiplication in columns';
    case 'no-letters':
      return 'there is nothing to solve, neither a letter nor a ?';
    case 'too-many-letters':
      return `${quoted(fault.text)} is one letter too many: there are ${fault.letters} different ones, and base ${fault.base} has ${fault.base} digits`;
    case 'too-many-wildcards':
      return `a puzzle has at most ${fault.limit} wildcards (?)`;
  }
}

const before = (text: string) => (text === '' ? '' : ` before ${quoted(text)}`);
