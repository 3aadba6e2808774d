import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { latest } from '../numbers-game/latest.ts';
import { part } from '../numbers-game/parts.ts';
import { failureNotice } from '../numbers-game/sentences.ts';
import { type Choice, choiceIn, searchOfChoice } from './choice.ts';
import { choicesView } from './choices-view.ts';
import { keptMatch } from './kept-match.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { resultView } from './result.ts';
import type { Round } from './round.ts';
import { scoreView } from './score-view.ts';
import { shareView } from './share.ts';
import { type OpenView, openStage } from './stage.ts';
import { showState } from './states.ts';
import type { PlayTexts } from './texts.ts';

/**
 * Brings the page of play to life. What is chosen and the seed of a round are in its address; the round itself is kept for
 * as long as the tab is open, so that a reload or another language goes on with it, the clock running all the while.
 */
export function startPlay<Game, Position, Move, Best>(
  root: HTMLElement,
  round: Round<Game, Position, Move, Best>,
  openView: OpenView<Game, Position, Move, Best>,
): void {
  const texts: PlayTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const remembered = rememberedChoice();
  const store = keptMatch(() => sessionStorage, 'play.round', round);
  const choices = choicesView(part(root, 'choices', HTMLElement), choose);
  const addToScore = scoreView(part(root, 'score', HTMLElement), texts, wording);
  const waiting = part(root, 'waiting', HTMLElement);
  const asking = latest();
  let again = () => deal(choice);
  /** What the address says: the seed of a round that is played, or was sent by somebody. */
  let choice: Choice = choices.read();

  const stage = openStage(
    root,
    round,
    openView,
    {
      onChange: store.write,
      onOver: (match) => {
        showState(root, 'over');
        void showResult(match);
      },
    },
    texts,
    wording,
  );
  const showResult = resultView(
    root,
    round,
    stage.view,
    (match) => {
      // A round that is looked at again, after a reload, has been counted.
      if (store.read()?.outcome) return;
      store.write(match);
      addToScore(match.outcome);
    },
    texts,
    wording,
  );

  /** Takes a choice over into the address, and into the links to the other languages. */
  function go(next: Choice): void {
    choice = next;
    history.replaceState(null, '', searchOfChoice(choice) || location.pathname);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]'))
      link.search = location.search;
  }

  function choose(chosen: Choice): void {
    remembered.write(chosen);
    // A seed deals another game with other tiles asked for, but the same by any clock.
    const isSameDeal = choice.large === chosen.large && choice.difficulty === chosen.difficulty;
    go({ ...chosen, seed: isSameDeal ? choice.seed : '' });
    rest();
  }

  function rest(): void {
    showState(root, 'choosing');
    stage.rest(choice);
    part(root, 'invited', HTMLElement).hidden = choice.seed === '';
  }

  async function deal(asked: Choice): Promise<void> {
    again = () => deal(asked);
    remembered.write(asked);
    waiting.textContent = texts.deal.busy;
    const reply = await asking((signal) => round.deal(asked, signal));
    if (!reply) return;
    waiting.textContent = '';
    if (!reply.ok) {
      const { title, text } = failureNotice(reply.failure, texts, wording);
      showState(root, 'failed');
      part(root, 'failure-title', HTMLElement).textContent = title;
      part(root, 'failure-text', HTMLElement).textContent = text;
      part(root, 'failure-title', HTMLElement).focus();
      return;
    }
    go({ ...asked, seed: round.seedOf(reply.answer) });
    stage.begin(reply.answer, asked);
  }

  const playAgain = () => void deal({ ...choices.read(), seed: '' });
  part(root, 'deal', HTMLButtonElement).addEventListener('click', () => void deal(choice));
  part(root, 'another', HTMLButtonElement).addEventListener('click', playAgain);
  part(root, 'retry', HTMLButtonElement).addEventListener('click', () => void again());
  part(root, 'change', HTMLButtonElement).addEventListener('click', () => {
    go(choices.read());
    rest();
    part(root, 'deal', HTMLButtonElement).focus();
  });
  shareView(root, () => ({ text: texts.play.challenge, url: location.href }), texts);

  const inAddress = choiceIn(location.search);
  const kept = store.read();
  const isKept = kept && inAddress?.show === kept.show && inAddress.seed === round.seedOf(kept.game);
  choices.show(inAddress ?? remembered.read() ?? choice);
  go({ ...choices.read(), seed: inAddress?.seed ?? '' });
  if (kept && isKept) stage.resume(kept);
  else rest();
}
