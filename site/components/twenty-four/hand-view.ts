import type { Exact } from '../../../functions/solvers/arithmetic/answer.ts';
import type { Wording } from '../../i18n/wording.ts';
import { numeral } from '../numbers-game/notation.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import type { GameTexts } from '../numbers-game/sentences.ts';

/** Characters beyond which the figures of a card are set smaller. */
const LONG = 2;

/**
 * Brings the hand to life: a press on a card calls `onTakeBack` with its position.
 * @returns a function that shows the cards of a hand
 */
export function handView(
  list: HTMLElement,
  onTakeBack: (position: number) => void,
  texts: GameTexts,
  wording: Wording,
): (numbers: readonly Exact[]) => void {
  const cardsIn = () => [...list.querySelectorAll('button')];

  list.addEventListener('click', (event) => {
    const position = cardsIn().findIndex((card) => card.contains(event.target as Node));
    if (position < 0) return;
    onTakeBack(position);
    // The card that had the focus is gone: the next one takes it, so that the keyboard is not sent to the top of the page.
    const left = cardsIn();
    (left[position] ?? left.at(-1) ?? list).focus();
  });

  return (numbers) => {
    list.setAttribute('data-cards', `${numbers.length}`);
    fillList(list, numbers, (number, place) => {
      const card = part(place, 'card', HTMLButtonElement);
      card.ariaLabel = wording.fill(texts.tray.takeBack, { number: numeral(number) });
      card.classList.toggle('card-long', String(number).length > LONG);
      part(card, 'figure', HTMLElement).textContent = numeral(number);
      // In the corners the look of the card repeats it.
      card.setAttribute('data-figure', numeral(number));
    });
  };
}
