import { type Check, LENGTH_LIMIT } from '../../../functions/solvers/arithmetic/check/check.ts';
import type { Wording } from '../../i18n/wording.ts';
import { type Game, type Hand, searchOf } from '../numbers-game/address.ts';
import { latest } from '../numbers-game/latest.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { failureNotice, type GameTexts } from '../numbers-game/sentences.ts';
import { askCheck } from './ask-check.ts';
import { brokenRules, judgementOf, workedOut } from './check-sentences.ts';
import { keysView } from './keys-view.ts';
import { stretchesOf } from './marked.ts';

/** The judge of the player's own answer. */
interface CheckView {
  /** Empties the field, as for a new game. */
  clear(): void;
  /** What the form holds now, as far as it holds it: a judgement on another game is forgotten. */
  follow(hand: Hand | undefined, game: Game | undefined): void;
}

/** Brings the judge to life. @param readGame the game in the form; when there is none, it marks what is wrong there */
export function checkView(
  panel: HTMLElement,
  readGame: () => Game | undefined,
  texts: GameTexts,
  wording: Wording,
): CheckView {
  const form = part(panel, 'check-form', HTMLFormElement);
  const field = part(panel, 'expression-field', HTMLInputElement);
  const judgement = part(panel, 'judgement', HTMLElement);
  const verdict = part(panel, 'check-verdict', HTMLElement);
  const value = part(panel, 'check-value', HTMLElement);
  const quote = part(panel, 'quote', HTMLElement);
  const faults = part(panel, 'faults', HTMLElement);
  const busy = part(panel, 'check-busy', HTMLElement);
  const local = part(panel, 'check-local', HTMLElement);
  const target = part(panel, 'check-target', HTMLElement);
  const showKeys = keysView(part(panel, 'keys', HTMLElement), field);
  const asking = latest();
  let numbers = '';
  let about = '';

  /**
   * Shows a headline, and what is below it.
   * @param sent the answer with its faults, where they can be marked in it
   * @param isLocal the browser itself has judged
   */
  function say(
    headline: string,
    tone: 'exact' | 'near' | 'invalid' | 'failed',
    check?: Check,
    sent = '',
    isLocal = false,
  ): void {
    verdict.textContent = headline;
    judgement.setAttribute('data-tone', tone);
    value.textContent = check ? workedOut(check, texts, wording) : '';
    quote.replaceChildren(
      ...stretchesOf(sent, check?.faults ?? []).map(({ text, marked }) => {
        const stretch = document.createElement(marked ? 'mark' : 'span');
        stretch.textContent = text;
        return stretch;
      }),
    );
    fillList(faults, brokenRules(check?.faults ?? [], texts, wording), (broken, item) => {
      item.textContent = broken;
    });
    field.ariaInvalid = tone === 'invalid' ? 'true' : null;
    busy.hidden = true;
    local.hidden = !isLocal;
    judgement.hidden = false;
  }

  function forget(): void {
    void asking();
    busy.hidden = true;
    judgement.hidden = true;
    field.ariaInvalid = null;
  }

  async function judge(): Promise<void> {
    const sent = field.value;
    const game = readGame();
    if (!game) return;
    if (sent.trim() === '') {
      field.focus();
      return say(texts.check.syntax.missing, 'invalid');
    }
    busy.hidden = false;
    const reply = await asking((signal) => askCheck(game, sent, signal));
    if (!reply) return;
    if (!reply.ok) return say(failureNotice(reply.failure, texts, wording).title, 'failed');
    const { valid, distance } = reply.answer;
    say(
      judgementOf(reply.answer, texts, wording),
      valid ? (distance === 0 ? 'exact' : 'near') : 'invalid',
      reply.answer,
      // What is too long to be an answer is too long to be repeated.
      valid || sent.length > LENGTH_LIMIT ? '' : sent,
      reply.isLocal,
    );
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void judge();
  });
  field.addEventListener('input', forget);

  return {
    clear() {
      field.value = '';
      forget();
    },

    follow(hand, game) {
      const given = hand?.numbers ?? [];
      if (given.join() !== numbers) showKeys(given);
      numbers = given.join();
      target.textContent = game ? wording.fill(texts.answer.target, { target: wording.count(game.target) }) : '';
      const current = game ? searchOf(game) : '';
      if (current !== about) forget();
      about = current;
    },
  };
}
