import type { Operator } from '../../../../functions/solvers/arithmetic/puzzle.ts';
import { step as resultOf } from '../../../../functions/solvers/arithmetic/rational.ts';
import { type Working, work, workTile } from '../../../../functions/solvers/arithmetic/working.ts';

/** Two seats brought together: the result sits in the second, and the first is empty. Seats are counted from 0. */
export interface Step {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
}

/** A step, or a start from the beginning, which is a turn like others and can be taken back too. */
export type Turn = Step | 'over';

/** The numbers of a game, the target, and what has been done with them: all of it a value that JSON keeps. */
export interface Table {
  /** The tiles in the order dealt: each has a seat. */
  readonly numbers: readonly number[];
  readonly target: number;
  readonly turns: readonly Turn[];
}

/** What sits in each seat: a tile, or what was made of several; nothing where it has been used. */
export type Seats = readonly (Working | undefined)[];

/** Why a step is not allowed: its result would be zero or less, or no whole number. */
export type StepFault = 'belowOne' | 'notWhole';

/** The steps that stand: those since the last start from the beginning. */
export function stepsOf({ turns }: Table): readonly Step[] {
  return turns.slice(turns.lastIndexOf('over') + 1).filter((turn) => turn !== 'over');
}

/**
 * What sits in the seats now. Whatever the steps, a tile is used once at most, since it leaves its seat.
 * @throws RangeError when a step is not allowed, or takes from an empty seat: such a table was not played
 */
export function seatsOf(table: Table): Seats {
  const seats: (Working | undefined)[] = table.numbers.map(workTile);
  for (const { left, operator, right } of stepsOf(table)) {
    const [first, second] = [seats[left], seats[right]];
    if (!first || !second || left === right) throw new RangeError(`${left} ${operator} ${right}`);
    seats[right] = work(operator, first, second, 'natural');
    seats[left] = undefined;
  }
  return seats;
}

/** What is against a step, or undefined when it is allowed. Both seats have to hold a number. */
export function faultOf(table: Table, { left, operator, right }: Step): StepFault | undefined {
  const seats = seatsOf(table);
  const [first, second] = [seats[left], seats[right]];
  if (!first || !second || left === right) throw new RangeError(`${left} ${operator} ${right}`);
  if (resultOf('natural', operator, first.value, second.value) !== undefined) return undefined;
  return operator === '/' ? 'notWhole' : 'belowOne';
}

/** The table after one more turn. A step has to be allowed (`faultOf`). */
export const withTurn = (table: Table, turn: Turn): Table => ({ ...table, turns: [...table.turns, turn] });

/** The table before its last turn; the same at the beginning. */
export const withoutLastTurn = (table: Table): Table => ({ ...table, turns: table.turns.slice(0, -1) });

/** The number that sits on the table nearest to the target: of equally near ones that of the fewest tiles. */
export function nearestOn(table: Table): Working {
  const distance = ({ value }: Working) => Math.abs(Number(value) - table.target);
  const [first, ...others] = seatsOf(table).filter((seat) => seat !== undefined);
  if (!first) throw new RangeError(`${table.numbers}`);
  return others.reduce((nearest, seat) => {
    const gain = distance(nearest) - distance(seat);
    return gain > 0 || (gain === 0 && seat.tiles < nearest.tiles) ? seat : nearest;
  }, first);
}
