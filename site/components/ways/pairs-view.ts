import { localeOf } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { part } from '../numbers-game/parts.ts';

/** The texts that the pairs need once they are guessed. */
type PairsTexts = { readonly ways: Pick<Texts['ways'], 'right' | 'wrong' | 'score'> };

/** Brings the pairs to life: a guess is judged and explained. The first guess at a pair counts. */
export function startPairs(root: HTMLElement): void {
  const texts: PairsTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const { fill } = wordingIn(localeOf(document.documentElement.lang));
  const score = part(root, 'score', HTMLElement);
  const pairs = [...root.querySelectorAll<HTMLElement>('[data-part="pair"]')];
  /** Whether the first guess was right, by pair. */
  const guesses = new Map<HTMLElement, boolean>();

  function guess(pair: HTMLElement, guessed: HTMLButtonElement): void {
    const isRight = guessed.value === pair.getAttribute('data-answer');
    if (!guesses.has(pair)) guesses.set(pair, isRight);
    for (const button of pair.querySelectorAll('button')) button.ariaPressed = String(button === guessed);
    pair.setAttribute('data-guess', isRight ? 'right' : 'wrong');
    const why = part(pair, 'why', HTMLElement).textContent?.trim().replaceAll(/\s+/g, ' ');
    part(pair, 'told', HTMLElement).textContent = `${isRight ? texts.ways.right : texts.ways.wrong} ${why}`;
    part(pair, 'answer', HTMLElement).hidden = true;
    const right = [...guesses.values()].filter(Boolean).length;
    score.textContent = fill(texts.ways.score, { right, guessed: guesses.size, all: pairs.length });
  }

  for (const pair of pairs) {
    for (const button of pair.querySelectorAll('button')) button.addEventListener('click', () => guess(pair, button));
  }
}
