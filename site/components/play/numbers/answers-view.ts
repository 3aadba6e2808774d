import type { BestAnswer } from '../../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../../i18n/wording.ts';
import type { DealtGame } from '../../deal/ask-deal.ts';
import { searchOf } from '../../numbers-game/address.ts';
import { fillList, part } from '../../numbers-game/parts.ts';
import { equationOf, writeSolution } from '../../numbers-game/solution-view.ts';
import type { PlayTexts } from '../texts.ts';
import { answerOn } from './sentences.ts';
import type { Table } from './table.ts';

/** How near the best answer comes to the target, in words. */
function bestTold({ best }: BestAnswer, texts: PlayTexts, wording: Wording): string {
  if (best?.distance === 0) return wording.many(texts.play.bestExact, best.numbersUsed);
  return wording.fill(texts.play.bestNear, { n: wording.count(best?.distance ?? 0) });
}

/** Shows the answer of the player beside the best one there is, and leads to all the others. */
export function showAnswers(
  root: HTMLElement,
  { game, deal }: DealtGame,
  table: Table,
  best: BestAnswer,
  texts: PlayTexts,
  wording: Wording,
): void {
  const own = answerOn(table);
  const verdict = part(root, 'verdict', HTMLElement);
  verdict.textContent =
    own.distance === 0 ? texts.verdict.exact : wording.fill(texts.verdict.near, { n: wording.count(own.distance) });
  verdict.classList.toggle('verdict-exact', own.distance === 0);
  part(root, 'own', HTMLElement).textContent = own.steps.length > 0 ? equationOf(own) : wording.count(own.value);
  part(root, 'best-told', HTMLElement).textContent = bestTold(best, texts, wording);
  fillList(part(root, 'best', HTMLElement), best.best ? [best.best] : [], (solution, copy) =>
    writeSolution(solution, game.numbers, copy, texts, wording),
  );
  const others = part(root, 'others', HTMLAnchorElement);
  others.search = searchOf(game);
  others.textContent = wording.many(texts.play.others, deal.solutionCount);
}
