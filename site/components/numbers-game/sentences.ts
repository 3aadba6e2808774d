import type { BestAnswer, Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import { LIMITS, type Rules } from '../../../functions/solvers/arithmetic/puzzle.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { Field } from './address.ts';
import { type Fault, rangeOf } from './reading.ts';
import type { Failure } from './service.ts';

/** The texts that a game needs once it runs. */
export type GameTexts = Pick<
  Texts,
  | 'tray'
  | 'rules'
  | 'answer'
  | 'verdict'
  | 'proof'
  | 'faults'
  | 'failure'
  | 'solutions'
  | 'reach'
  | 'check'
  | 'deal'
  | 'local'
>;

/** The texts that a game needs once it runs, of all those of the site. */
export function gameTexts(texts: Texts): GameTexts {
  const { tray, rules, answer, verdict, proof, faults, failure, solutions, reach, check, deal, local } = texts;
  return { tray, rules, answer, verdict, proof, faults, failure, solutions, reach, check, deal, local };
}

/** The longest piece of a field that a message repeats. */
const QUOTED = 24;

/** The headline of an answer: exact, how far the nearest is, or that there is nothing. */
export function verdictOn({ best, nearest, search }: BestAnswer, texts: GameTexts, wording: Wording): string {
  if (!best) return search.complete ? texts.verdict.none : texts.verdict.noneFound;
  if (best.distance === 0) return texts.verdict.exact;
  const text = nearest.length > 1 ? texts.verdict.two : texts.verdict.near;
  return wording.fill(text, { n: wording.count(best.distance) });
}

/** An answer in one sentence, for those who hear it. */
export function spokenVerdict(answer: BestAnswer, asked: Exact, texts: GameTexts, wording: Wording): string {
  const { best, nearest, search } = answer;
  const target = wording.count(asked);
  if (!best) return `${verdictOn(answer, texts, wording)}.`;
  if (best.distance === 0) return wording.fill(texts.verdict.spokenExact, { target });
  const values = wording.list(nearest.map(({ value }) => wording.count(value)));
  const text = search.complete ? texts.verdict.spokenNear : texts.verdict.spokenFound;
  return wording.fill(text, { target, values, n: wording.count(best.distance) });
}

/** Whether what is exact is the best there is by the rules alone: with every number used, nothing can be better. */
const isExactByAll = ({ best }: BestAnswer, { use }: Rules) => use === 'all' && best?.distance === 0;

/** Whether no search can come to more than this answer. */
export const isFinal = (answer: BestAnswer, rules: Rules) => answer.search.complete || isExactByAll(answer, rules);

/** What the search proved under the rules, or why it did not. */
export function proofOf(answer: BestAnswer, rules: Rules, texts: GameTexts): string {
  const { best, search } = answer;
  if (!best) return search.complete ? texts.proof.none : texts.proof.noneUnproven;
  if (isExactByAll(answer, rules)) return texts.proof.exactAll;
  if (search.complete) return best.distance === 0 ? texts.proof.exact : texts.proof.near;
  return best.distance === 0 ? texts.proof.exactUnproven : texts.proof.nearUnproven;
}

/** How much was searched, of how much at most. */
export function workOf({ search }: BestAnswer, texts: GameTexts, wording: Wording): string {
  return wording.fill(texts.proof.work, { n: wording.count(search.work), budget: wording.count(search.budget) });
}

/** What is wrong with a field, by name and with the limits it must keep. @param most how many numbers there may be */
export function faultIn(
  field: 'numbers' | 'target',
  fault: Fault,
  texts: Pick<GameTexts, 'faults'>,
  wording: Wording,
  most: number = LIMITS.numbers.most,
): string {
  switch (fault.code) {
    case 'missing':
      return texts.faults[field].missing;
    case 'tooMany':
      return wording.fill(texts.faults.numbers.tooMany, {
        most,
        count: wording.count(fault.count),
      });
    default: {
      const message = fault.values === 'rational' ? texts.faults.fraction[fault.code] : texts.faults.whole[fault.code];
      const { least, most } = rangeOf(fault.values, LIMITS[field === 'target' ? 'target' : 'number']);
      const token = fault.token.length > QUOTED ? `${fault.token.slice(0, QUOTED)}…` : fault.token;
      return wording.fill(message, { token, least: wording.count(least), most: wording.count(most) });
    }
  }
}

/** The parts of the form that a refusal names. */
const fieldNames = (fields: readonly (Field | 'other')[], texts: GameTexts) =>
  fields.map((field) => texts.failure.fields[field]);

/** Why there is no answer: a title and what to do. */
export function failureNotice(failure: Failure, texts: GameTexts, wording: Wording): { title: string; text: string } {
  const { title, text } = texts.failure[failure.code];
  switch (failure.code) {
    case 'crowded':
      return { title, text: wording.fill(text, { wait: wording.seconds(failure.seconds) }) };
    case 'broken':
      return { title, text: wording.fill(text, { status: failure.status }) };
    case 'refused':
      return { title, text: wording.fill(text, { fields: wording.list(fieldNames(failure.fields, texts)) }) };
    default:
      return { title, text };
  }
}
