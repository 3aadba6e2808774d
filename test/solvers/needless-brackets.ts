/** Whether an expression has brackets that it does not need. */

import { evaluate, type StepRules } from './evaluate.ts';
import { POINTS, valueModulo } from './modulo-prime.ts';
import { parseInfix, type Tree } from './parse.ts';

/**
 * The first pair of brackets that could go, as the text without it, or undefined when each is needed.
 *
 * A pair is needless when the text without it is the same function of its numbers (not merely the same value: 12/(2+2)*6 and
 * 12/2+2*6 are both 18) and still obeys the rules in each step. So those of a+(b−c), a·(b·c), a·(b/c), (a) and ((a+b))·c are
 * needless, those of a−(b−c) and (a+b)·1 are not; nor those of a·(−2), without which two operators would meet, or of (1/2)·a
 * where 1/2 is given, which would become a division of 1 by 2.
 *
 * @param fractions the given fractions that the text uses, as `parseInfix` takes them.
 */
export function needlessBrackets(
  text: string,
  rules: StepRules = {},
  fractions: readonly string[] = [],
): string | undefined {
  const pairs = bracketPairs(text);
  if (pairs.length === 0) return undefined;
  const original = fingerprint(parseInfix(text, fractions));
  return pairs
    .map(([open, close]) => text.slice(0, open) + text.slice(open + 1, close) + text.slice(close + 1))
    .find((without) => {
      const tree = parsed(without, fractions);
      return tree !== undefined && fingerprint(tree) === original && obeys(tree, rules);
    });
}

function parsed(text: string, fractions: readonly string[]): Tree | undefined {
  try {
    return parseInfix(text, fractions);
  } catch {
    return undefined;
  }
}

function bracketPairs(text: string): [open: number, close: number][] {
  const pairs: [number, number][] = [];
  const open: number[] = [];
  for (const [place, character] of [...text].entries()) {
    if (character === '(') open.push(place);
    if (character === ')') pairs.push([open.pop() ?? 0, place]);
  }
  return pairs;
}

function obeys(tree: Tree, rules: StepRules): boolean {
  try {
    evaluate(tree, rules);
    return true;
  } catch {
    return false;
  }
}

/** The same for two trees over the same leaves, in the order written, if they are the same function, and else hardly ever. */
function fingerprint(tree: Tree): bigint {
  let place = 0;
  return valueModulo(tree, () => POINTS[place++]);
}
