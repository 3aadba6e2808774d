import type { BestAnswer } from '../../../functions/solvers/arithmetic/answer.ts';
import { LIMITS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { Field } from './address.ts';
import type { Failure } from './ask.ts';
import type { Fault } from './reading.ts';

/** The texts that the game needs once it runs. */
export type GameTexts = Pick<Texts, 'tray' | 'answer' | 'verdict' | 'proof' | 'faults' | 'failure'>;

/** The longest piece of a field that a message repeats. */
const QUOTED = 24;

/** The headline of an answer: exact, or how far the nearest is. */
export function verdictOn({ best, nearest }: BestAnswer, texts: GameTexts, wording: Wording): string {
  if (best.distance === 0) return texts.verdict.exact;
  const text = nearest.length > 1 ? texts.verdict.two : texts.verdict.near;
  return wording.fill(text, { n: wording.count(best.distance) });
}

/** An answer in one sentence, for those who hear it. */
export function spokenVerdict(answer: BestAnswer, asked: number, texts: GameTexts, wording: Wording): string {
  const { best, nearest, search } = answer;
  const target = wording.count(asked);
  if (best.distance === 0) return wording.fill(texts.verdict.spokenExact, { target });
  const values = wording.list(nearest.map(({ value }) => wording.count(value)));
  const text = search.complete ? texts.verdict.spokenNear : texts.verdict.spokenFound;
  return wording.fill(text, { target, values, n: wording.count(best.distance) });
}

/** What the search proved, or why it did not. */
export function proofOf({ best, search }: BestAnswer, texts: GameTexts): string {
  if (search.complete) return best.distance === 0 ? texts.proof.exact : texts.proof.near;
  return best.distance === 0 ? texts.proof.exactUnproven : texts.proof.nearUnproven;
}

/** How much was searched, of how much at most. */
export function workOf({ search }: BestAnswer, texts: GameTexts, wording: Wording): string {
  return wording.fill(texts.proof.work, { n: wording.count(search.work), budget: wording.count(search.budget) });
}

/** What is wrong with a field, by name and with the limits it must keep. */
export function faultIn(field: Field, fault: Fault, texts: GameTexts, wording: Wording): string {
  const messages: Partial<Record<Fault['code'], string>> = texts.faults[field];
  const { least, most } = field === 'target' ? LIMITS.target : LIMITS.number;
  const values = { least: wording.count(least), most: wording.count(most) };
  const message = messages[fault.code] ?? '';
  switch (fault.code) {
    case 'missing':
      return message;
    case 'tooMany':
      return wording.fill(message, { most: LIMITS.numbers.most, count: wording.count(fault.count) });
    default: {
      const token = fault.token.length > QUOTED ? `${fault.token.slice(0, QUOTED)}…` : fault.token;
      return wording.fill(message, { ...values, token });
    }
  }
}

/** Why there is no answer: a title and what to do. */
export function failureNotice(failure: Failure, texts: GameTexts, wording: Wording): { title: string; text: string } {
  const { title, text } = texts.failure[failure.code];
  switch (failure.code) {
    case 'crowded':
      return { title, text: wording.fill(text, { wait: wording.seconds(failure.seconds) }) };
    case 'broken':
      return { title, text: wording.fill(text, { status: failure.status }) };
    case 'refused': {
      const fields = wording.list(failure.fields.map((field) => texts.failure.fields[field]));
      return { title, text: wording.fill(text, { fields }) };
    }
    default:
      return { title, text };
  }
}
