import type { Wording } from '../../i18n/wording.ts';
import { latest } from '../numbers-game/latest.ts';
import { part } from '../numbers-game/parts.ts';
import { failureNotice } from '../numbers-game/sentences.ts';
import { judged, type Match, type Outcome } from './match.ts';
import type { Round, RoundView } from './round.ts';
import type { PlayTexts } from './texts.ts';

/** A match that is over and has been compared with the best answer. */
export type JudgedMatch<Game, Position> = Match<Game, Position> & { readonly outcome: Outcome };

/** How long the player took, with which clock. */
export function timeTold(
  { clock }: Match<unknown, unknown>,
  seconds: number,
  texts: PlayTexts,
  wording: Wording,
): string {
  if (clock.length === null) return wording.fill(texts.play.tookUntimed, { time: wording.seconds(seconds) });
  return wording.fill(texts.play.took, { seconds, time: wording.seconds(clock.length / 1000) });
}

/**
 * Brings the panel of the end of a round to life.
 * @param onJudged called once a match has been compared with the best answer
 * @returns a function that shows a match that is over
 */
export function resultView<Game, Position, Move, Best>(
  root: HTMLElement,
  round: Round<Game, Position, Move, Best>,
  view: RoundView<Game, Position, Best>,
  onJudged: (match: JudgedMatch<Game, Position>) => void,
  texts: PlayTexts,
  wording: Wording,
): (match: Match<Game, Position>) => Promise<void> {
  const panel = part(root, 'result', HTMLElement);
  const heading = part(panel, 'result-heading', HTMLElement);
  const whole = part(panel, 'whole', HTMLElement);
  const failed = part(panel, 'result-failed', HTMLElement);
  const asking = latest();
  const retry = part(failed, 'result-retry', HTMLButtonElement);

  async function show(match: Match<Game, Position>): Promise<void> {
    heading.textContent = texts.play.comparing;
    whole.hidden = true;
    failed.hidden = true;
    // Whichever kind of round it was: the panel is for all of them.
    retry.onclick = () => void show(match);
    heading.focus();
    const reply = await asking((signal) => round.best(match.game, signal));
    if (!reply) return;
    if (!reply.ok) {
      const { title, text } = failureNotice(reply.failure, texts, wording);
      heading.textContent = title;
      part(failed, 'result-failure', HTMLElement).textContent = text;
      failed.hidden = false;
      return;
    }
    const over = judged(round, match, reply.answer);
    const { points, seconds } = over.outcome;
    heading.textContent = wording.many(texts.play.points, points);
    part(whole, 'took', HTMLElement).textContent = timeTold(match, seconds, texts, wording);
    part(whole, 'rule', HTMLElement).textContent = view.ruleTold(match.show);
    view.showAnswers(match.game, match.position, reply.answer);
    whole.hidden = false;
    onJudged(over);
  }

  return show;
}
