import type { Draft } from '../numbers-game/address.ts';
import { type OpenForm, readMarking } from '../numbers-game/draft-view.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import { part } from '../numbers-game/parts.ts';
import { numbersSoFar } from '../numbers-game/reading.ts';
import { boardView } from './board-view.ts';
import { drawTarget } from './draw.ts';
import { targetView } from './target-view.ts';
import { numbersOf, seated, type Tray, toggled, withoutTile } from './tray.ts';
import { trayView } from './tray-view.ts';

/** The form of a numbers round: board, tray and display show what its two fields hold. Its rules are always the same. */
export const openRoundForm: OpenForm = (form, onChange, texts, wording) => {
  const numbers = fieldView(form, 'numbers');
  const target = fieldView(form, 'target');
  const display = targetView(part(form, 'display', HTMLElement));
  let tray: Tray = [];

  const showBoard = boardView(part(form, 'board', HTMLElement), (place) => pick(toggled(tray, place)));
  const takeBack = (position: number) => pick(withoutTile(tray, position));
  const showTray = trayView(part(form, 'tray', HTMLElement), takeBack, texts, wording);

  const draft = (): Draft => ({
    numbers: numbers.input.value,
    target: target.input.value,
    values: '',
    use: '',
    operations: '',
  });

  function seat(next: Tray): void {
    tray = next;
    showTray(tray);
    showBoard(tray);
    onChange(draft());
  }

  /** The tray has changed by hand: the field follows it. */
  function pick(next: Tray): void {
    numbers.input.value = numbersOf(next).join(', ');
    numbers.mark(undefined);
    seat(next);
  }

  function draw(): void {
    const drawn = drawTarget();
    target.input.value = String(drawn);
    target.mark(undefined);
    display.roll(drawn);
    onChange(draft());
  }

  numbers.input.addEventListener('input', () => seat(seated(numbersSoFar(numbers.input.value), tray)));
  target.input.addEventListener('input', () => {
    display.show(target.input.value);
    onChange(draft());
  });
  part(form, 'clear', HTMLButtonElement).addEventListener('click', () => pick([]));
  part(form, 'draw-target', HTMLButtonElement).addEventListener('click', draw);

  return {
    draft,

    put(written) {
      numbers.input.value = written.numbers;
      target.input.value = written.target;
      numbers.mark(undefined);
      target.mark(undefined);
      display.show(written.target);
      seat(seated(numbersSoFar(written.numbers), tray));
    },

    readGame: () => readMarking(draft(), 'countdown', { numbers, target }, texts, wording),
  };
};
