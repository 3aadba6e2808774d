import type { Exact } from '../answer.ts';
import type { NumbersPuzzle } from '../puzzle.ts';
import { compare, distanceBetween, exact, rationalOf } from '../rational.ts';
import type { Fault, PlacedFault } from './fault.ts';
import { loneMinus } from './negation.ts';
import { parse } from './parse.ts';
import { scan } from './scan.ts';
import { work } from './steps.ts';
import { syntaxFault } from './syntax.ts';
import { tile } from './tiles.ts';
import { write } from './write.ts';

/** A player's expression, judged. */
export interface Check {
  /** Every rule is obeyed. Whether the target is met, `distance` tells. */
  readonly valid: boolean;
  /** What it comes to, whatever rules it breaks; null where it cannot be worked out. */
  readonly value: Exact | null;
  /** |value − target|. */
  readonly distance: Exact | null;
  /** How many of the given numbers it uses. */
  readonly numbersUsed: number;
  /** As it was understood, in ASCII (`write.ts`); null where it was not. */
  readonly expression: string | null;
  /** Every rule that it breaks, in order of place. What is no expression has one fault, the first. */
  readonly faults: readonly Fault[];
}

/** UTF-16 units that are read: some ten times what ten numbers need. It limits the depth of the brackets too. */
export const LENGTH_LIMIT = 500;

/**
 * Judges an expression as a referee would, by the rules of the puzzle.
 *
 * Understood are the signs of arithmetic that people type or paste (`characters.ts`), round, square and curly brackets, signs
 * before numbers and brackets, and a result after a `=` at the end, which has to be the value. Numbers are integers; a given
 * fraction is written `1/2`, a given negative number `-5`, each in brackets or not. Two numbers or brackets side by side are
 * not multiplied.
 *
 * @param text anything; beyond `LENGTH_LIMIT` it is not read.
 */
export function checkExpression(puzzle: NumbersPuzzle, text: string): Check {
  const fault = (fault: PlacedFault): Fault => ({ ...fault, text: text.slice(fault.start, fault.end) });
  if (text.length > LENGTH_LIMIT) {
    return notUnderstood({ code: 'too-long', limit: LENGTH_LIMIT, start: LENGTH_LIMIT, end: text.length, text: '' });
  }
  if (text.trim() === '')
    return notUnderstood(fault({ code: 'syntax', reason: 'missing', start: 0, end: text.length }));
  const tokens = scan(text);
  if ('code' in tokens) return notUnderstood(fault(tokens));
  const wrong = syntaxFault(tokens);
  if (wrong !== undefined) return notUnderstood(fault(wrong));

  const { tree: written, end, claim } = parse(tokens);
  const { tree, numbersUsed, faults: numberFaults } = tile(written, puzzle, end);
  const faults = [...numberFaults];
  const value = work(tree, puzzle, faults);
  const minus = loneMinus(tree, puzzle);
  if (minus !== undefined) faults.push(minus);
  if (claim !== undefined && value !== undefined && compare(claim.value, value) !== 0) {
    const { start, end } = claim;
    faults.push({ code: 'wrong-result', claimed: exact(claim.value), value: exact(value), start, end });
  }
  return {
    valid: faults.length === 0,
    value: value === undefined ? null : exact(value),
    distance: value === undefined ? null : exact(distanceBetween(value, rationalOf(puzzle.target))),
    numbersUsed,
    expression: write(tree),
    faults: faults.sort((a, b) => a.start - b.start || a.end - b.end).map(fault),
  };
}

function notUnderstood(fault: Fault): Check {
  return { valid: false, value: null, distance: null, numbersUsed: 0, expression: null, faults: [fault] };
}
