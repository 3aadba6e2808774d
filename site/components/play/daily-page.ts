import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { latest } from '../numbers-game/latest.ts';
import { part } from '../numbers-game/parts.ts';
import { failureNotice } from '../numbers-game/sentences.ts';
import type { Choice } from './choice.ts';
import { choicesView } from './choices-view.ts';
import { clockView } from './clock-view.ts';
import { type Day, dayIn, dayOf, seedOfDay } from './day.ts';
import { daysView } from './days-view.ts';
import { keptMatch } from './kept-match.ts';
import type { Match, Outcome } from './match.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { resultView } from './result.ts';
import type { Round } from './round.ts';
import { shareView } from './share.ts';
import { litFor, squaresOf } from './squares.ts';
import { type OpenView, openStage } from './stage.ts';
import { showState } from './states.ts';
import type { PlayTexts } from './texts.ts';

/**
 * Brings the page of the daily game to life. The day is in the address, or today's; its round is kept for good, so that it
 * is played once, whatever is closed and opened again in the meantime.
 */
export function startDaily<Game, Position, Move, Best>(
  root: HTMLElement,
  round: Round<Game, Position, Move, Best>,
  openView: OpenView<Game, Position, Move, Best>,
): void {
  const texts: PlayTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const locale = localeOf(document.documentElement.lang);
  const wording = wordingIn(locale);
  const today = dayOf(Date.now());
  const asked = dayIn(location.search, today);
  const days = daysView(root, round, locale, texts, wording);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]')) link.search = location.search;
  days.showDays(asked);
  if (asked !== undefined && asked <= today) openDay(asked);
  else refuse(asked ? texts.play.daily.future : texts.play.daily.noDay);

  function refuse(title: string): void {
    showState(root, 'failed');
    part(root, 'failure-title', HTMLElement).textContent = title;
    part(root, 'retry', HTMLButtonElement).hidden = true;
  }

  function openDay(day: Day): void {
    const remembered = rememberedChoice();
    const store = keptMatch(() => localStorage, days.keyOf(day), round);
    const choices = choicesView(part(root, 'choices', HTMLElement), (chosen) => {
      remember(chosen);
      stage.rest(chosen);
    });
    const waiting = part(root, 'waiting', HTMLElement);
    const asking = latest();
    let result: Outcome | undefined;

    const clock = clockView(part(root, 'clock', HTMLElement), texts, wording);
    const stage = openStage(root, round, openView, clock, { onChange: store.write, onOver: showOver }, texts, wording);
    const showResult = resultView(root, round, stage.view, showJudged, texts, wording);

    /** Here only the show and its clock are chosen: what else was chosen for play stays. */
    function remember({ show, clock }: Choice): void {
      remembered.write({ ...(remembered.read() ?? choices.read()), show, clock });
    }

    function showOver(match: Match<Game, Position>): void {
      showState(root, 'over');
      void showResult(match);
    }

    function showJudged(match: Match<Game, Position> & { readonly outcome: Outcome }): void {
      store.write(match);
      days.showDays(day);
      part(root, 'squares', HTMLElement).setAttribute('data-lit', `${litFor(match.outcome.gap)}`);
      result = match.outcome;
      part(root, 'summary', HTMLElement).textContent = days.summaryOf(day, match);
    }

    async function deal(): Promise<void> {
      const choice = choices.read();
      remember(choice);
      waiting.textContent = texts.deal.busy;
      // All shows have the same tiles, and so does the day, whatever the clock.
      const request = { ...choice, large: '', difficulty: '', seed: seedOfDay(day) };
      const reply = await asking((signal) => round.deal(request, signal, async () => request));
      if (!reply) return;
      waiting.textContent = '';
      if (reply.ok) return stage.begin(reply.answer, choice);
      const { title, text } = failureNotice(reply.failure, texts, wording);
      showState(root, 'failed');
      part(root, 'failure-title', HTMLElement).textContent = title;
      part(root, 'failure-text', HTMLElement).textContent = text;
      part(root, 'failure-title', HTMLElement).focus();
    }

    part(root, 'deal', HTMLButtonElement).addEventListener('click', () => void deal());
    part(root, 'retry', HTMLButtonElement).addEventListener('click', () => void deal());
    shareView(
      root,
      () => {
        const url = new URL(location.href);
        url.search = `?date=${day}`;
        const { textContent: summary } = part(root, 'summary', HTMLElement);
        return { text: `${summary}\n${result ? squaresOf(result.gap) : ''}`, url: url.href };
      },
      texts,
    );

    const last = remembered.read();
    if (last) choices.show(last);
    const kept = store.read();
    if (kept) stage.resume(kept);
    else {
      showState(root, 'choosing');
      stage.rest(choices.read());
    }
  }
}
