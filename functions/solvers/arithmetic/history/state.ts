import type { Expression } from '../expression.ts';
import { OPERATORS, type Operator } from '../puzzle.ts';

/** A state: a multiset of numbers, each with the path that led to it. */
export interface State {
  /** Largest first. */
  readonly numbers: readonly number[];
  /** How each number came about, in reverse Polish notation separated by commas: `5,6,*`. */
  readonly paths: readonly string[];
}

/** The state of the given numbers. */
export function startOf(given: readonly number[]): State {
  const numbers = [...given].sort((a, b) => b - a);
  return { numbers, paths: numbers.map(String) };
}

/** The path to the result of an operation on the numbers at two places. */
export function joinedPath({ paths }: State, left: number, operator: Operator, right: number): string {
  return `${paths[left]},${paths[right]},${operator}`;
}

/** The state where `result` of an operation stands in place of the numbers at two places, after those as large as it is. */
export function successor(state: State, left: number, operator: Operator, right: number, result: number): State {
  const numbers: number[] = [];
  const paths: string[] = [];
  let placed = false;
  const place = () => {
    numbers.push(result);
    paths.push(joinedPath(state, left, operator, right));
    placed = true;
  };
  for (let old = 0; old < state.numbers.length; old++) {
    if (old === left || old === right) continue;
    if (!placed && state.numbers[old]! < result) place();
    numbers.push(state.numbers[old]!);
    paths.push(state.paths[old]!);
  }
  if (!placed) place();
  return { numbers, paths };
}

/** The path of a state: those of its numbers, separated by semicolons, as in `5,6,*;7;4;1,2,+`. */
export function pathOf({ paths }: State): string {
  return paths.join(';');
}

/** The expression that the path of a number stands for. */
export function expressionOf(path: string): Expression {
  const stack: Expression[] = [];
  for (const item of path.split(',')) {
    const operator = OPERATORS.find((candidate) => candidate === item);
    if (!operator) {
      stack.push(Number(item));
      continue;
    }
    const right = stack.pop()!;
    const left = stack.pop()!;
    stack.push({ operator, left, right });
  }
  return stack[0]!;
}
