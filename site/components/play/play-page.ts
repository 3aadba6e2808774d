import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { latest } from '../numbers-game/latest.ts';
import { part } from '../numbers-game/parts.ts';
import { failureNotice } from '../numbers-game/sentences.ts';
import { type Choice, choiceIn, isSameDeal, type Kind, searchOfChoice } from './choice.ts';
import { choicesView } from './choices-view.ts';
import { clockView } from './clock-view.ts';
import { rememberedChoice } from './remembered-choice.ts';
import type { PageOfPlay, RoundsOfKind } from './rounds-of-kind.ts';
import { scoreView } from './score-view.ts';
import { shareView } from './share.ts';
import { showState } from './states.ts';
import type { PlayTexts } from './texts.ts';

/** Opens the rounds of each kind on a page. */
export type OpenKinds = Readonly<Record<Kind, (page: PageOfPlay) => RoundsOfKind>>;

/**
 * Brings the page of play to life. What is chosen and the seed of a round are in its address; the round itself is kept for
 * as long as the tab is open, so that a reload or another language goes on with it, the clock running all the while.
 */
export function startPlay(root: HTMLElement, kinds: OpenKinds): void {
  const texts: PlayTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const remembered = rememberedChoice();
  const choices = choicesView(part(root, 'choices', HTMLElement), choose);
  const asking = latest();
  const page: PageOfPlay = {
    root,
    clock: clockView(part(root, 'clock', HTMLElement), texts, wording),
    texts,
    wording,
    onOutcome: scoreView(part(root, 'score', HTMLElement), texts, wording),
  };
  const rounds = { numbers: kinds.numbers(page), letters: kinds.letters(page) };
  let again = () => deal(choice);
  /** What the address says: the seed of a round that is played, or was sent by somebody. */
  let choice: Choice = choices.read();

  /** Takes a choice over into the address, and into the links to the other languages. */
  function go(next: Choice): void {
    if (choice.round !== next.round) rounds[choice.round].rest(choice);
    choice = next;
    root.setAttribute('data-kind', choice.round);
    history.replaceState(null, '', searchOfChoice(choice) || location.pathname);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]'))
      link.search = location.search;
  }

  function choose(chosen: Choice): void {
    remembered.write(chosen);
    go(isSameDeal(choice, chosen) ? { ...chosen, seed: choice.seed, choices: choice.choices } : chosen);
    rest();
  }

  function rest(): void {
    showState(root, 'choosing');
    rounds[choice.round].rest(choice);
    part(root, 'invited', HTMLElement).hidden = choice.seed === '';
  }

  async function deal(asked: Choice): Promise<void> {
    again = () => deal(asked);
    remembered.write(asked);
    const reply = await asking((signal) => rounds[asked.round].play(asked, signal));
    if (!reply) return;
    if (reply.ok) return go(reply.answer);
    const { title, text } = failureNotice(reply.failure, texts, wording);
    showState(root, 'failed');
    part(root, 'failure-title', HTMLElement).textContent = title;
    part(root, 'failure-text', HTMLElement).textContent = text;
    part(root, 'failure-title', HTMLElement).focus();
  }

  part(root, 'deal', HTMLButtonElement).addEventListener('click', () => void deal(choice));
  part(root, 'another', HTMLButtonElement).addEventListener('click', () => void deal(choices.read()));
  part(root, 'retry', HTMLButtonElement).addEventListener('click', () => void again());
  part(root, 'change', HTMLButtonElement).addEventListener('click', () => {
    go(choices.read());
    rest();
    part(root, 'deal', HTMLButtonElement).focus();
  });
  shareView(root, () => ({ text: texts.play.challenge, url: location.href }), texts);

  const inAddress = choiceIn(location.search);
  choices.show(inAddress ?? remembered.read() ?? choice);
  go({ ...choices.read(), seed: inAddress?.seed ?? '', choices: inAddress?.choices ?? '' });
  if (!inAddress || !rounds[choice.round].resume(choice)) rest();
}
