import type { Wording } from '../../i18n/wording.ts';
import type { Draft, Game } from './address.ts';
import { boardView } from './board-view.ts';
import { drawTarget, drawTiles } from './draw.ts';
import { fieldView } from './field-view.ts';
import { part } from './parts.ts';
import { gameIn, numbersSoFar, readNumbers, readTarget } from './reading.ts';
import { faultIn, type GameTexts } from './sentences.ts';
import { targetView } from './target-view.ts';
import { numbersOf, seated, type Tray, toggled, withoutTile } from './tray.ts';
import { trayView } from './tray-view.ts';

/** The form of a game. Its two text fields hold the draft; board, tray and display show it, and write into the fields. */
interface DraftView {
  draft(): Draft;
  /** Puts a draft into the fields, as it is written. */
  put(draft: Draft): void;
  /** The game in the fields. When there is none, marks what is wrong and gives undefined. */
  readGame(): Game | undefined;
  /** Moves the focus to the first field that is marked. */
  focusFault(): void;
}

/** Brings the form to life. @param onChange called with the draft whenever it changes */
export function draftView(
  form: HTMLFormElement,
  onChange: (draft: Draft) => void,
  texts: GameTexts,
  wording: Wording,
): DraftView {
  const numbers = fieldView(form, 'numbers');
  const target = fieldView(form, 'target');
  const display = targetView(part(form, 'display', HTMLElement));
  let tray: Tray = [];

  const showBoard = boardView(part(form, 'board', HTMLElement), (place) => pick(toggled(tray, place)));
  const takeBack = (position: number) => pick(withoutTile(tray, position));
  const showTray = trayView(part(form, 'tray', HTMLElement), takeBack, texts, wording);

  const draft = (): Draft => ({ numbers: numbers.input.value, target: target.input.value });

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
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-part="draw-tiles"]')) {
    button.addEventListener('click', () => pick(seated(drawTiles(Number(button.value)))));
  }

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

    readGame() {
      const given = readNumbers(numbers.input.value);
      const reached = readTarget(target.input.value);
      numbers.mark(given.ok ? undefined : faultIn('numbers', given.fault, texts, wording));
      target.mark(reached.ok ? undefined : faultIn('target', reached.fault, texts, wording));
      return gameIn(draft());
    },

    focusFault: () => form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus(),
  };
}
