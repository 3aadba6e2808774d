import { LIMITS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import type { Draft } from '../numbers-game/address.ts';
import { type OpenForm, readMarking } from '../numbers-game/draft-view.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import { numeral } from '../numbers-game/notation.ts';
import { part } from '../numbers-game/parts.ts';
import { numbersSoFar, readTarget, valuesIn } from '../numbers-game/reading.ts';
import { handView } from './hand-view.ts';
import { rulesView } from './rules-view.ts';

/** The form of the 24 game: cards show what its fields hold, a deck adds to them, and the rules may be chosen. */
export const openHandForm: OpenForm = (form, onChange, texts, wording) => {
  const numbers = fieldView(form, 'numbers');
  const target = fieldView(form, 'target');
  const goal = part(form, 'goal', HTMLElement);
  const deck = part(form, 'deck', HTMLElement);
  const rules = rulesView(part(form, 'rules', HTMLElement), change, texts, wording);
  const showHand = handView(part(form, 'hand', HTMLElement), takeBack, texts, wording);

  const draft = (): Draft => ({ numbers: numbers.input.value, target: target.input.value, ...rules.rules() });
  const held = () => numbersSoFar(numbers.input.value, valuesIn(draft(), 24));

  function change(): void {
    const hand = held();
    showHand(hand);
    const isFull = hand.length >= LIMITS.numbers.most;
    for (const card of deck.querySelectorAll('button')) card.ariaDisabled = String(isFull);
    const reached = readTarget(target.input.value, valuesIn(draft(), 24));
    goal.textContent = reached.ok ? numeral(reached.value) : '';
    onChange(draft());
  }

  /** The hand has changed by hand: the field follows it. */
  function hold(hand: readonly (string | number)[]): void {
    numbers.input.value = hand.join(', ');
    numbers.mark(undefined);
    change();
  }

  function takeBack(position: number): void {
    hold(held().filter((_, index) => index !== position));
  }

  deck.addEventListener('click', (event) => {
    const card = event.target instanceof Element ? event.target.closest('button') : null;
    if (card && card.ariaDisabled !== 'true') hold([...held(), card.value]);
  });
  numbers.input.addEventListener('input', change);
  target.input.addEventListener('input', change);
  part(form, 'clear', HTMLButtonElement).addEventListener('click', () => hold([]));

  return {
    draft,

    put(written) {
      numbers.input.value = written.numbers;
      target.input.value = written.target;
      rules.put(written);
      numbers.mark(undefined);
      target.mark(undefined);
      change();
    },

    readGame() {
      rules.unmark();
      return readMarking(draft(), 24, { numbers, target }, texts, wording);
    },
  };
};
