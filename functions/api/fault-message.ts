import type { Exact } from '../solvers/arithmetic/answer.ts';
import type { Fault, FaultyStep, SyntaxReason } from '../solvers/arithmetic/check/fault.ts';

/** What a fault of an expression comes to, in English, for a person. */
export function faultMessage(fault: Fault): string {
  switch (fault.code) {
    case 'syntax':
      return SYNTAX[fault.reason](fault.text);
    case 'too-long':
      return `The expression has more than ${fault.limit} characters.`;
    case 'foreign-number':
      return `${fault.number} is not one of the given numbers.`;
    case 'number-used-twice':
      return `${fault.number} is given ${fault.given === 1 ? 'once' : `${fault.given} times`} and used more often.`;
    case 'number-left-over':
      return `${fault.number} is not used; every given number has to be.`;
    case 'fraction-step':
      return `${stepOf(fault)} is not an integer.`;
    case 'negative-step':
      return `${stepOf(fault)} is negative.`;
    case 'zero-step':
      return `${stepOf(fault)} is not allowed: every step has to be 1 or more.`;
    case 'division-by-zero':
      return 'Nothing can be divided by zero.';
    case 'operation-not-allowed':
      return `${fault.operator} is not one of the operations allowed.`;
    case 'lone-minus':
      return 'This minus changes a sign, and no order of the terms makes it a subtraction.';
    case 'wrong-result':
      return `The expression comes to ${fault.value}, not ${fault.claimed}.`;
  }
}

const SYNTAX: Readonly<Record<SyntaxReason, (text: string) => string>> = {
  missing: () => 'There is no expression.',
  'unknown-character': (text) => `“${text}” has no meaning in an expression.`,
  'not-an-integer': (text) => `“${text}” is not an integer in plain digits.`,
  'missing-operand': () => 'A number or a bracket is missing here.',
  'missing-operator': () => 'An operator is missing here.',
  'unclosed-bracket': () => 'This bracket is never closed.',
  'unopened-bracket': () => 'This bracket closes none.',
  'wrong-bracket': () => 'This bracket closes one of another kind.',
  'not-a-result': () => 'After the = there has to be one number, the result.',
};

/** A minus before the first term has nothing to its left: there only the result is told. */
function stepOf({ left, operator, right, result }: FaultyStep): string {
  return left === null ? `${result}` : `${operand(left)} ${operator} ${operand(right)} = ${result}`;
}

function operand(number: Exact): string {
  return /^-|\//.test(`${number}`) ? `(${number})` : `${number}`;
}
