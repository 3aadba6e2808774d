import type { CryptarithmStrategy } from '../../../../functions/solvers/cryptarithm/history/strategies.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { Wording } from '../../../i18n/wording.ts';
import type { Lane } from './lane.ts';

/** The texts that the race needs once it runs. */
export interface ColumnRaceTexts {
  readonly sendMoreMoney: Pick<Texts['sendMoreMoney'], 'race'>;
}

/** What a search has counted: "7308 assignments". */
export function countOf({ work }: Lane, texts: ColumnRaceTexts, wording: Wording): string {
  return wording.many(texts.sendMoreMoney.race.assignments, work);
}

/** What a search has found up to now, and whether that is all. */
export function findingOf(lane: Lane, texts: ColumnRaceTexts, wording: Wording): string {
  const { state, toFirst, solutionCount } = lane;
  const isAll = state === 'finished';
  if (toFirst === undefined) {
    return isAll ? texts.sendMoreMoney.race.none : texts.sendMoreMoney.race.phases[state];
  }
  const first = { first: wording.count(toFirst) };
  return isAll
    ? wording.many(texts.sendMoreMoney.race.all, solutionCount, first)
    : wording.many(texts.sendMoreMoney.race.upToNow, solutionCount, first);
}

/** What the engine found, and its own count of work. */
export function engineSentence({ work, solutionCount }: Lane, texts: ColumnRaceTexts, wording: Wording): string {
  return wording.fill(texts.sendMoreMoney.race.engine.told, {
    solutions: wording.many(texts.sendMoreMoney.race.engine.solutions, solutionCount),
    work: wording.many(texts.sendMoreMoney.race.engine.work, work),
  });
}

/** How the race stands, in one sentence; nothing before it has begun. */
export function raceSentence(
  lanes: Readonly<Record<CryptarithmStrategy, Lane>>,
  { sendMoreMoney }: ColumnRaceTexts,
  wording: Wording,
): string {
  const names = Object.keys(lanes) as CryptarithmStrategy[];
  const inState = (state: Lane['state']) => names.filter((name) => lanes[name].state === state);
  if (inState('failed').length > 0) return sendMoreMoney.race.failed;
  if (inState('stopped').length > 0) return sendMoreMoney.race.stopped;
  if (inState('waiting').length === names.length) return '';
  const [first, ...others] = inState('finished');
  if (!first) return sendMoreMoney.race.running;
  if (others.length === names.length - 1) return sendMoreMoney.race.agreed;
  return wording.fill(sendMoreMoney.race.oneFinished, { name: sendMoreMoney.race.names[first] });
}
