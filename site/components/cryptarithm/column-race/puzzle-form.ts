import type { Wording } from '../../../i18n/wording.ts';
import { searchOfEntries } from '../../numbers-game/address.ts';
import { fieldView } from '../../numbers-game/field-view.ts';
import { MOST_PLACES, MOST_ROWS, type RacePuzzle, readRacePuzzle } from './race-puzzle.ts';
import type { ColumnRaceTexts } from './race-sentences.ts';

/**
 * Brings the form of the race to life. The sum that was asked for is in the address, so that a link, the way back and the other
 * language lead to it.
 * @param form its field holds the usual sum from the beginning
 * @param open called with a sum when it is asked for, and when the page is opened with one; `isAsked` tells the one from the other
 */
export function puzzleForm(
  form: HTMLFormElement,
  open: (puzzle: RacePuzzle, isAsked: boolean) => void,
  { sendMoreMoney }: ColumnRaceTexts,
  wording: Wording,
): void {
  const { input, mark } = fieldView(form, 'puzzle');
  const usual = input.value;

  /** The sum in the field. When there is none, says why. */
  function read(): RacePuzzle | undefined {
    const read = readRacePuzzle(input.value);
    if (typeof read === 'object') {
      mark(undefined);
      return read;
    }
    mark(wording.fill(sendMoreMoney.race.faults[read], { rows: MOST_ROWS, places: MOST_PLACES }));
    return undefined;
  }

  /** The other languages keep the sum. */
  function carry(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]'))
      link.search = location.search;
  }

  function ask(): void {
    const puzzle = read();
    if (!puzzle) {
      input.focus();
      return;
    }
    const search = searchOfEntries({ puzzle: input.value.trim() });
    if (search !== location.search) history.pushState(null, '', search);
    carry();
    open(puzzle, true);
  }

  /** Takes over what the address holds; without a sum, the usual one. */
  function openAddress(): void {
    input.value = new URLSearchParams(location.search).get('puzzle') ?? usual;
    carry();
    const puzzle = read();
    if (puzzle) open(puzzle, false);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  for (const example of form.querySelectorAll<HTMLButtonElement>('[data-puzzle]')) {
    const { puzzle = usual } = example.dataset;
    example.addEventListener('click', () => {
      input.value = puzzle;
      ask();
    });
  }
  addEventListener('popstate', openAddress);
  openAddress();
}
