import type { Wording } from '../../i18n/wording.ts';
import { attemptOf, listOf, type TreeTexts } from './labels.ts';
import type { Branch, Moment, Telling } from './telling.ts';

/** A step with its result, as it stands in a sentence. */
const stepOf = ({ step }: Branch, wording: Wording) =>
  step ? `${attemptOf(step, wording)} = ${wording.count(step.result)}` : '';

/** What has happened at a moment, in a sentence or two. */
export function sentenceOf(moment: Moment, telling: Telling, texts: TreeTexts, wording: Wording): string {
  const { kind, at, nearest } = moment;
  const numbers = listOf(at.numbers, wording);
  const step = stepOf(at, wording);
  switch (kind) {
    case 'start':
      return wording.fill(texts.backtracking.moments.start, { numbers });
    case 'found':
      return wording.fill(texts.backtracking.moments.found, { step });
    case 'node': {
      const told = wording.fill(
        at.numbers.length > 1 ? texts.backtracking.moments.node : texts.backtracking.moments.last,
        { step, numbers },
      );
      return nearest.branch === at ? `${told} ${texts.backtracking.moments.nearer}` : told;
    }
    case 'cut':
      return at.cut
        ? wording.fill(texts.backtracking.moments.cut, {
            attempt: attemptOf(at.cut, wording),
            reason: texts.backtracking.why[at.cut.reason],
          })
        : '';
    case 'back':
      return wording.fill(texts.backtracking.moments.back, {
        numbers,
        before: listOf(at.parent?.numbers ?? [], wording),
      });
    case 'end':
      return endOf(moment, telling, texts, wording);
  }
}

/** How a search ends that has tried everything. */
function endOf({ nearest }: Moment, { game, complete }: Telling, texts: TreeTexts, wording: Wording): string {
  const distance = Math.abs(nearest.value - game.target);
  const value = wording.count(nearest.value);
  if (distance === 0) return wording.fill(texts.backtracking.moments.endGiven, { value });
  return wording.fill(complete ? texts.backtracking.moments.end : texts.backtracking.moments.endUnproven, {
    value,
    distance: wording.count(distance),
  });
}

/** The nearest value of a moment, and how far it is from the target. */
export function nearestOf({ nearest }: Moment, target: number, texts: TreeTexts, wording: Wording): string {
  const distance = Math.abs(nearest.value - target);
  return wording.fill(distance === 0 ? texts.backtracking.exact : texts.backtracking.away, {
    value: wording.count(nearest.value),
    distance: wording.count(distance),
  });
}

/** The whole tree in a sentence. */
export function summaryOf({ game, moments }: Telling, texts: TreeTexts, wording: Wording): string {
  const last = moments.at(-1);
  if (!last) return '';
  return wording.fill(last.kind === 'found' ? texts.backtracking.summaryFound : texts.backtracking.summary, {
    numbers: listOf(game.numbers, wording),
    target: wording.count(game.target),
    nodes: wording.count(last.nodes),
    cuts: wording.count(last.cuts),
    nearest: nearestOf(last, game.target, texts, wording),
  });
}

/** A branch in words, as a list of them tells it. */
export function toldOf(branch: Branch, texts: TreeTexts, wording: Wording): string {
  const { cut, numbers } = branch;
  if (cut) {
    return wording.fill(texts.backtracking.words.cut, {
      attempt: attemptOf(cut, wording),
      reason: texts.backtracking.reasons[cut.reason],
    });
  }
  const step = stepOf(branch, wording);
  return numbers.length > 1
    ? wording.fill(texts.backtracking.words.node, { step, numbers: listOf(numbers, wording) })
    : step;
}
