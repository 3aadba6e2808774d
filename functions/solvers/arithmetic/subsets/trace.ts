import { Budget } from '../../budget.ts';
import type { RoundAnswer } from '../answer.ts';
import type { Expression, Operation } from '../expression.ts';
import { natural } from '../integer.ts';
import type { NaturalPuzzle } from '../puzzle.ts';
import { solveNumbersRound } from './numbers-round.ts';
import { type Shape, subsetsOf } from './subsets.ts';
import type { ValueTable } from './values.ts';
import type { Asked } from './watch.ts';

/** The search of a numbers round, step by step, as the engine itself has done it. */
export interface Trace {
  readonly target: number;
  readonly shape: Shape;
  /** The tiles of each subset, ascending, by its dense number. */
  readonly tiles: readonly (readonly number[])[];
  readonly steps: readonly TraceStep[];
  readonly answer: RoundAnswer;
}

export type TraceStep =
  /** Subsets have their values: the first time all of one tile, then one at a time. */
  | { readonly kind: 'fill'; readonly subsets: readonly number[]; readonly values: readonly (readonly number[])[] }
  /** A value was asked for. */
  | { readonly kind: 'ask'; readonly asked: Asked; readonly met: Meeting | undefined }
  /** Windows around the target were looked through. */
  | { readonly kind: 'windows' };

/** Where a value that was asked for was met: values that are kept, and that an expression joins to it. */
export interface Meeting {
  readonly parts: readonly Part[];
  /** How many tiles they have together. */
  readonly tiles: number;
}

export interface Part {
  readonly subset: number;
  readonly value: number;
}

/**
 * Lets the engine solve a puzzle, without a limit of work, and writes down what it does.
 *
 * @param puzzle one to seven tiles whose values stay below 2^53: television games do by far.
 */
export function traceRound(puzzle: NaturalPuzzle): Trace {
  const { shape, kinds } = subsetsOf(puzzle.numbers);
  const steps: TraceStep[] = [{ kind: 'fill', subsets: shape.units, values: kinds.map((kind) => [kind]) }];
  const answer = solveNumbersRound(puzzle, new Budget(Infinity), {
    filled(table, whole) {
      if (whole === 1) return;
      for (const subset of shape.bySize[whole]!) {
        steps.push({ kind: 'fill', subsets: [subset], values: [valuesOf(table, subset)] });
      }
    },
    asked(table, asked, found) {
      const met = found && { parts: partsOf(table, found.expression), tiles: found.tiles };
      steps.push({ kind: 'ask', asked, met });
    },
    lookedThroughWindows: () => steps.push({ kind: 'windows' }),
  });
  return {
    target: puzzle.target,
    shape,
    tiles: shape.sizes.map((_, subset) => tilesOf(shape, kinds, subset)),
    steps,
    answer,
  };
}

/** The values that a table keeps for a subset. */
function valuesOf({ first, last, values }: ValueTable, subset: number): number[] {
  return [...values.subarray(first[subset], last[subset])];
}

/** The operands of an expression that the table keeps: the expression itself where it does, else those of its two sides. */
function partsOf(table: ValueTable, expression: Expression): Part[] {
  const part = { subset: subsetOf(table, expression), value: comesTo(expression) };
  if (valuesOf(table, part.subset).includes(part.value)) return [part];
  const { left, right } = expression as Operation;
  return [...partsOf(table, left), ...partsOf(table, right)];
}

/** The tiles of a subset, ascending. */
function tilesOf({ units }: Shape, kinds: readonly number[], subset: number): number[] {
  let rest = subset;
  const tiles: number[] = [];
  for (let kind = units.length - 1; kind >= 0; kind--) {
    for (; rest >= units[kind]!; rest -= units[kind]!) tiles.push(kinds[kind]!);
  }
  return tiles.sort((a, b) => a - b);
}

function subsetOf(table: ValueTable, expression: Expression): number {
  if (isOperation(expression)) return subsetOf(table, expression.left) + subsetOf(table, expression.right);
  const { kinds, shape } = table.subsets;
  return shape.units[kinds.indexOf(expression as number)]!;
}

/** Of an expression that the engine found among doubles, so that each step has a value below 2^53. */
function comesTo(expression: Expression): number {
  if (!isOperation(expression)) return expression as number;
  return natural(expression.operator, comesTo(expression.left), comesTo(expression.right)) as number;
}

function isOperation(expression: Expression): expression is Operation {
  return typeof expression === 'object' && 'operator' in expression;
}
