import type { Operator } from '../../../../functions/solvers/arithmetic/puzzle.ts';
import {
  faultOf,
  type Seats,
  type StepFault,
  seatsOf,
  stepsOf,
  type Table,
  withoutLastTurn,
  withTurn,
} from './table.ts';

/** What the last move met with: a step that is not allowed, a sign before a number, a typed number that is not there. */
export type Fault =
  | { readonly code: StepFault; readonly left: number; readonly operator: Operator; readonly right: number }
  | { readonly code: 'numberFirst' }
  | { readonly code: 'noSuchNumber'; readonly number: number };

/** The table, and the step that the player has half made. */
export interface Hand {
  readonly table: Table;
  /** The seat that was picked, if one was. */
  readonly picked: number | null;
  /** The sign chosen after it. */
  readonly operator: Operator | null;
  /** Digits that were typed, and name a number once Enter or a sign follows. */
  readonly typed: string;
  /** What was wrong with the last move. */
  readonly fault: Fault | null;
}

/** A move of the player: a tap, or a key. */
export type Move =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'sign'; readonly operator: Operator }
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'enter' | 'undo' | 'over' | 'drop' };

/** More digits than any number on the table has. */
const MOST_DIGITS = 10;

/** A hand that holds nothing. */
export const restingHand = (table: Table): Hand => ({ table, picked: null, operator: null, typed: '', fault: null });

/** Whether there is anything to take back. */
export const canUndo = ({ table, picked, operator, typed }: Hand) =>
  table.turns.length > 0 || picked !== null || operator !== null || typed !== '';

/** The hand after a move; the very same when the move does nothing. */
export function afterMove(hand: Hand, move: Move): Hand {
  switch (move.kind) {
    case 'seat':
      return afterSeat({ ...hand, typed: '' }, move.seat, seatsOf(hand.table));
    case 'sign': {
      const settled = afterTyped(hand);
      return settled !== hand && settled.fault ? settled : afterSign(settled, move.operator);
    }
    case 'digit': {
      const typed = `${hand.typed}${move.digit}`.replace(/^0+/, '').slice(0, MOST_DIGITS);
      return typed === hand.typed ? hand : { ...hand, typed, fault: null };
    }
    case 'enter':
      return afterTyped(hand);
    case 'undo':
      return afterUndo(hand);
    case 'over':
      return restingHand(stepsOf(hand.table).length > 0 ? withTurn(hand.table, 'over') : hand.table);
    case 'drop':
      return restingHand(hand.table);
  }
}

/**
 * Picks a number, or makes a step of it when a number and a sign came before; the same number again takes the sign back. What
 * a step made is picked already, and stays so for who taps it all the same.
 */
function afterSeat(hand: Hand, seat: number, seats: Seats): Hand {
  const { table, picked, operator } = hand;
  const second = seats[seat];
  if (!second) return hand;
  if (picked === null || operator === null || picked === seat) return { ...restingHand(table), picked: seat };
  const step = { left: picked, operator, right: seat };
  const code = faultOf(table, step);
  const [left, right] = [Number(seats[picked]?.value), Number(second.value)];
  return code
    ? { ...hand, fault: { code, left, operator, right } }
    : { ...restingHand(withTurn(table, step)), picked: seat };
}

/** Chooses a sign, or takes it back when it was chosen. */
function afterSign(hand: Hand, operator: Operator): Hand {
  if (hand.picked === null) return { ...hand, fault: { code: 'numberFirst' } };
  return { ...hand, operator: hand.operator === operator ? null : operator, fault: null };
}

/** Takes the number that was typed: one that is not picked already, where there are several of it. */
function afterTyped(hand: Hand): Hand {
  if (hand.typed === '') return hand;
  const number = Number(hand.typed);
  const seats = seatsOf(hand.table);
  const found = seats.flatMap((seat, place) => (Number(seat?.value) === number ? [place] : []));
  const seat = found.find((place) => place !== hand.picked) ?? found[0];
  const canRest = hand.operator === null && seat === hand.picked;
  if (seat === undefined || (seat === hand.picked && !canRest)) {
    return { ...hand, typed: '', fault: { code: 'noSuchNumber', number } };
  }
  return canRest ? { ...hand, typed: '', fault: null } : afterSeat({ ...hand, typed: '' }, seat, seats);
}

/** Takes back the last digit or sign of a step that is half made, else the last turn. */
function afterUndo(hand: Hand): Hand {
  if (hand.typed !== '') return { ...hand, typed: hand.typed.slice(0, -1), fault: null };
  if (hand.operator !== null) return { ...hand, operator: null, fault: null };
  return restingHand(withoutLastTurn(hand.table));
}
