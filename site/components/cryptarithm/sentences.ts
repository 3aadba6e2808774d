import type { Fault } from '../../../functions/solvers/cryptarithm/read/fault.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { CryptarithmAnswer } from '../../solving/cryptarithm-answer.ts';
import type { Failure } from '../numbers-game/service.ts';
import { type Draft, USUAL_BASE } from './address.ts';
import { signOf } from './board-signs.ts';
import type { KnownFault } from './reading.ts';

/** The texts that the page of cryptarithms needs once it runs. */
export type CryptarithmTexts = Pick<Texts, 'cryptarithm' | 'deductions' | 'answer' | 'proof' | 'solutions' | 'local'>;

/** The texts that the page of cryptarithms needs once it runs, of all those of the site. */
export function cryptarithmTexts(texts: Texts): CryptarithmTexts {
  const { cryptarithm, deductions, answer, proof, solutions, local } = texts;
  return { cryptarithm, deductions, answer, proof, solutions, local };
}

/** The longest piece of a text that a message repeats. */
const QUOTED = 24;

const quoted = (text: string) => signOf(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

/** What keeps a text from being a puzzle. */
export function faultIn(fault: Fault, texts: CryptarithmTexts, wording: Wording): string {
  const limit = 'limit' in fault ? wording.count(fault.limit) : '';
  const { letters = '', base = '' } = fault as { readonly letters?: number; readonly base?: number };
  const values = { text: quoted(fault.text), limit, letters, base };
  return wording.fill(texts.cryptarithm.faults[fault.code], values);
}

/** What is wrong with the known digits. */
export function knownFaultIn({ code, token }: KnownFault, texts: CryptarithmTexts, wording: Wording): string {
  return wording.fill(texts.cryptarithm.knownFaults[code], { text: quoted(token) });
}

/** The options that are not as usual, in words. */
export function optionsTold(draft: Draft, texts: CryptarithmTexts, wording: Wording): string {
  const base =
    draft.base !== '' && Number(draft.base) !== USUAL_BASE
      ? [wording.fill(texts.cryptarithm.options.told.base, { base: draft.base })]
      : [];
  const zeros = draft.leadingZeros === 'true' ? [texts.cryptarithm.options.told.leadingZeros] : [];
  const single = draft.singleLetterZero === 'false' ? [texts.cryptarithm.options.told.singleLetterZero] : [];
  const known = draft.assign.trim() === '' ? [] : [draft.assign.trim()];
  return [...base, ...zeros, ...single, ...known].join(' · ');
}

/** The headline of an answer: how many solutions there are. */
export function verdictOn(
  { solutionCount, unique, search }: CryptarithmAnswer,
  texts: CryptarithmTexts,
  wording: Wording,
) {
  const n = wording.count(solutionCount);
  if (Number(solutionCount) === 0)
    return search.complete ? texts.cryptarithm.verdict.none : texts.cryptarithm.verdict.noneFound;
  if (unique) return texts.cryptarithm.verdict.unique;
  if (search.complete) return wording.fill(texts.cryptarithm.verdict.many, { n });
  return unique === null ? texts.cryptarithm.verdict.oneFound : wording.fill(texts.cryptarithm.verdict.atLeast, { n });
}

/** What the search proved, or that it did not come to its end. */
export function proofOf({ solutionCount, unique, search }: CryptarithmAnswer, texts: CryptarithmTexts): string {
  if (!search.complete) return texts.cryptarithm.proofs.unproven;
  if (unique) return texts.cryptarithm.proofs.unique;
  return Number(solutionCount) === 0 ? texts.cryptarithm.proofs.none : texts.cryptarithm.proofs.many;
}

/** How much was searched, of how much at most. */
export function workOf({ search }: CryptarithmAnswer, texts: CryptarithmTexts, wording: Wording): string {
  return wording.fill(texts.proof.work, { n: wording.count(search.work), budget: wording.count(search.budget) });
}

/** Why there is no answer: a title and what to do. */
export function failureNotice(
  failure: Failure,
  texts: CryptarithmTexts,
  wording: Wording,
): { title: string; text: string } {
  const { title, text } = texts.cryptarithm.failure[failure.code];
  const wait = failure.code === 'crowded' ? wording.seconds(failure.seconds) : '';
  const status = failure.code === 'broken' ? failure.status : '';
  return { title, text: wording.fill(text, { wait, status }) };
}
