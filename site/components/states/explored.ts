import type { State } from '../../../functions/solvers/arithmetic/history/state.ts';
import { type StatesAnswer, states } from '../../../functions/solvers/arithmetic/history/states.ts';
import { OPERATORS, type Operator } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { Budget } from '../../../functions/solvers/budget.ts';

/** One operation on two numbers of a state. */
export interface StateStep {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
  readonly result: number;
}

/** Two steps from six numbers to a state of four, and the state of five between them, largest first. */
export interface Way {
  readonly first: StateStep;
  readonly middle: readonly number[];
  readonly second: StateStep;
}

/** A state of four numbers, largest first, and every way that led to it, in their order: the first was explored, no other. */
export interface ReachedState {
  readonly numbers: readonly number[];
  readonly ways: readonly Way[];
}

/** What the search of states did with a game. */
export interface Exploration
  extends Pick<StatesAnswer, 'nodes' | 'generated' | 'different' | 'value' | 'distance' | 'path'> {
  readonly reached: readonly ReachedState[];
}

/** Runs the search of states on six numbers, and looks on. @param numbers integers, 1 to 1,000,000, in any order */
export function explore(numbers: readonly number[], target: number): Exploration {
  const reached = new Map<string, { numbers: readonly number[]; ways: Way[] }>();
  const observe = (state: State, before: State) => {
    const name = state.numbers.join();
    const found = reached.get(name) ?? { numbers: state.numbers, ways: [] };
    reached.set(name, found);
    found.ways.push({ first: firstStep(before), middle: before.numbers, second: stepBetween(before, state) });
  };
  const answer = states(numbers, target, new Budget(Number.POSITIVE_INFINITY), OPERATORS, observe);
  const { nodes, generated, different, value, distance, path } = answer;
  return { nodes, generated, different, value, distance, path, reached: [...reached.values()] };
}

/** The place of the first state to which ways lead through different states of five, or 0 where there is none. */
export function firstMeeting(reached: readonly ReachedState[]): number {
  const isMeeting = ({ ways }: ReachedState) => new Set(ways.map(({ middle }) => middle.join())).size > 1;
  return Math.max(0, reached.findIndex(isMeeting));
}

/** The step that made a state of five out of six given numbers: the only one of its paths that is not a number alone. */
function firstStep({ numbers, paths }: State): StateStep {
  const place = paths.findIndex((path) => path.includes(','));
  const [left, right] = (paths[place] ?? '').split(',').map(Number);
  return { left: left ?? 0, operator: operatorOf(paths[place]), right: right ?? 0, result: numbers[place] ?? 0 };
}

/** The step from a state to the next: of its paths two are gone, the left operand's before the right one's, and one is new. */
function stepBetween(before: State, after: State): StateStep {
  const gone = before.paths.map((path, place) => ({ path, number: before.numbers[place] ?? 0 }));
  let made = { path: '', result: 0 };
  for (const [place, path] of after.paths.entries()) {
    const kept = gone.findIndex((one) => one.path === path);
    if (kept >= 0) gone.splice(kept, 1);
    else made = { path, result: after.numbers[place] ?? 0 };
  }
  const [left, right] = gone;
  return { left: left?.number ?? 0, operator: operatorOf(made.path), right: right?.number ?? 0, result: made.result };
}

/** The operator that a path ends with. */
function operatorOf(path = ''): Operator {
  return OPERATORS.find((operator) => operator === path.at(-1)) ?? '+';
}
