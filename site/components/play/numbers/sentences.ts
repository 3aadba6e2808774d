import type { Step } from '../../../../functions/solvers/arithmetic/answer.ts';
import type { Operator } from '../../../../functions/solvers/arithmetic/puzzle.ts';
import { solutionOf } from '../../../../functions/solvers/arithmetic/working.ts';
import type { Wording } from '../../../i18n/wording.ts';
import { SIGNS } from '../../numbers-game/notation.ts';
import type { PlayTexts } from '../texts.ts';
import type { Fault, Hand } from './hand.ts';
import { nearestOn, type Seats, seatsOf, stepsOf, type Table } from './table.ts';

/** A step that was made, `25 × 4 = 100`. */
export const equation = ({ left, operator, right, result }: Step) => `${left} ${SIGNS[operator]} ${right} = ${result}`;

/** The steps of a table with their numbers, in the order made. */
export function workedSteps(table: Table): readonly Step[] {
  return stepsOf(table).map(({ left, operator, right }, index, steps) => {
    const before = seatsOf({ ...table, turns: steps.slice(0, index) });
    const after = seatsOf({ ...table, turns: steps.slice(0, index + 1) });
    const number = (seats: Seats, seat: number) => Number(seats[seat]?.value);
    return { left: number(before, left), operator, right: number(before, right), result: number(after, right) };
  });
}

const halfStep = (left: number, operator: Operator) => `${left} ${SIGNS[operator]}`;

/** What is wrong with the last move, in words. */
export function faultTold(fault: Fault, texts: PlayTexts, wording: Wording): string {
  switch (fault.code) {
    case 'numberFirst':
      return texts.play.faults.numberFirst;
    case 'noSuchNumber':
      return wording.fill(texts.play.faults.noSuchNumber, { number: fault.number });
    default: {
      const step = `${halfStep(fault.left, fault.operator)} ${fault.right}`;
      return wording.fill(texts.play.faults[fault.code], { step });
    }
  }
}

/** The line between tiles and signs: the step as it is being made, or the one that was made last. */
export function lineTold({ table, picked, operator, typed }: Hand, texts: PlayTexts): string {
  const left = picked === null ? undefined : Number(seatsOf(table)[picked]?.value);
  if (left !== undefined && operator) return `${halfStep(left, operator)} ${typed || '…'}`;
  if (typed !== '') return typed;
  const last = workedSteps(table).at(-1);
  if (last) return equation(last);
  return left === undefined ? texts.play.hint : `${left} …`;
}

/** The nearest number on the table, once a step was made, and how far it is from the target. */
export function nearestTold(table: Table, texts: PlayTexts, wording: Wording): string {
  if (stepsOf(table).length === 0) return '';
  const value = Number(nearestOn(table).value);
  const distance = Math.abs(value - table.target);
  return wording.fill(texts.play.nearest, { value: wording.count(value), n: wording.count(distance) });
}

/** What a move changed, for those who hear it: a step, what was wrong, or what is back. */
export function changeTold(before: Hand, after: Hand, texts: PlayTexts, wording: Wording): string {
  if (after.fault) return faultTold(after.fault, texts, wording);
  const [turns, turnsBefore] = [after.table.turns.length, before.table.turns.length];
  const last = workedSteps(after.table).at(-1);
  if (turns > turnsBefore) return last ? equation(last) : texts.play.startedOver;
  return turns < turnsBefore ? texts.play.takenBack : '';
}

/** The answer on a table as a solution of the game. */
export const answerOn = (table: Table) => solutionOf(nearestOn(table), table.target);
