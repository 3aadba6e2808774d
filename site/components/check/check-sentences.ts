import type { Check } from '../../../functions/solvers/arithmetic/check/check.ts';
import type { Fault } from '../../../functions/solvers/arithmetic/check/fault.ts';
import type { Wording } from '../../i18n/wording.ts';
import { numeral, operand, SIGNS } from '../numbers-game/notation.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';

/** The headline of a judgement: exact, how far away, or against the rules. */
export function judgementOf({ valid, distance }: Check, texts: GameTexts, wording: Wording): string {
  if (!valid) return texts.check.invalid;
  if (distance === 0 || distance === null) return texts.verdict.exact;
  return wording.fill(texts.verdict.near, { n: wording.count(distance) });
}

/** What the answer comes to, as far as it can be worked out and no fault tells it. */
export function workedOut({ value, valid, numbersUsed, faults }: Check, texts: GameTexts, wording: Wording): string {
  if (value === null || faults.some(({ code }) => code === 'wrong-result')) return '';
  const told = wording.count(value);
  return valid
    ? wording.many(texts.check.value, numbersUsed, { value: told })
    : wording.fill(texts.check.valueAllTheSame, { value: told });
}

/** What rule is broken, and by what. */
function brokenRule(fault: Fault, texts: GameTexts, wording: Wording): string {
  switch (fault.code) {
    case 'syntax':
      return wording.fill(texts.check.syntax[fault.reason], { text: fault.text });
    case 'fraction-step':
    case 'negative-step':
    case 'zero-step': {
      const { left, operator, right, result } = fault;
      // A minus before a first term is a step too, and its result looks like it.
      const step =
        left === null ? numeral(result) : `${numeral(left)} ${SIGNS[operator]} ${operand(right)} = ${numeral(result)}`;
      return wording.fill(texts.check.faults[fault.code], { step });
    }
    case 'number-used-twice':
      return wording.many(texts.check.usedTooOften, fault.given, { number: numeral(fault.number) });
    case 'foreign-number':
    case 'number-left-over':
      return wording.fill(texts.check.faults[fault.code], { number: numeral(fault.number) });
    case 'operation-not-allowed':
      return wording.fill(texts.check.faults[fault.code], { operator: SIGNS[fault.operator] });
    case 'wrong-result':
      return wording.fill(texts.check.faults[fault.code], {
        value: numeral(fault.value),
        claimed: numeral(fault.claimed),
      });
    case 'too-long':
      return wording.fill(texts.check.faults[fault.code], { limit: wording.count(fault.limit) });
    default:
      return texts.check.faults[fault.code];
  }
}

/** The broken rules in words, each said once. */
export function brokenRules(faults: readonly Fault[], texts: GameTexts, wording: Wording): readonly string[] {
  return [...new Set(faults.map((fault) => brokenRule(fault, texts, wording)))];
}
