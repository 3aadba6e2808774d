import type { Wording } from '../../i18n/wording.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import type { Fault } from '../numbers-game/reading.ts';
import { faultIn, type GameTexts } from '../numbers-game/sentences.ts';
import { type ChapterGame, readChapterGame, searchOfGame, type WrittenGame, writtenIn } from './reading.ts';

/**
 * Brings the form of a chapter's game to life. The game that was asked for is in the address, so that a link, the way back
 * and the other language lead to it.
 * @param form its fields hold the usual game from the beginning
 * @param most how many numbers there may be
 * @param open called with a game when it is asked for, and when the page is opened with one; `isAsked` tells the one from the other
 */
export function chapterGame(
  form: HTMLFormElement,
  most: number,
  open: (game: ChapterGame, isAsked: boolean) => void,
  texts: Pick<GameTexts, 'faults'>,
  wording: Wording,
): void {
  const numbers = fieldView(form, 'numbers');
  const target = fieldView(form, 'target');
  const rules = form.querySelector('select');
  const written = (): WrittenGame => ({
    rules: rules?.value ?? '',
    numbers: numbers.input.value,
    target: target.input.value,
  });
  const usual = written();

  function put(game: WrittenGame): void {
    numbers.input.value = game.numbers;
    target.input.value = game.target;
    if (rules) rules.value = game.rules || usual.rules;
  }

  /** The game in the fields. When there is none, marks what is wrong. */
  function read(): ChapterGame | undefined {
    const reading = readChapterGame(written(), most);
    const mark = (field: 'numbers' | 'target', fault?: Fault) =>
      ({ numbers, target })[field].mark(fault && faultIn(field, fault, texts, wording, most));
    mark('numbers', reading.ok ? undefined : reading.numbers);
    mark('target', reading.ok ? undefined : reading.target);
    return reading.ok ? reading.game : undefined;
  }

  /** The other languages keep the game. */
  function carry(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]'))
      link.search = location.search;
  }

  function ask(): void {
    const game = read();
    if (!game) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const search = searchOfGame(game);
    if (search !== location.search) history.pushState(null, '', search);
    carry();
    open(game, true);
  }

  /** Takes over what the address holds; without a game, the usual one. */
  function openAddress(): void {
    const { search } = location;
    const found = writtenIn(search);
    put(found.numbers === '' && found.target === '' ? usual : found);
    carry();
    const game = read();
    if (game) open(game, false);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  for (const example of form.querySelectorAll<HTMLButtonElement>('[data-numbers]')) {
    const { numbers = '', target = '', rules = '' } = example.dataset;
    example.addEventListener('click', () => {
      put({ rules, numbers, target });
      ask();
    });
  }
  addEventListener('popstate', openAddress);
  openAddress();
}
