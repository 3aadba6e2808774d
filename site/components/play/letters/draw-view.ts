import { drawnFrom, stacksOf } from '../../../../functions/solvers/letters/deal/deal.ts';
import { LETTER_SHOWS } from '../../../../functions/solvers/letters/deal/shows.ts';
import type { Wording } from '../../../i18n/wording.ts';
import { part } from '../../numbers-game/parts.ts';
import { reveal } from '../../numbers-game/reveal.ts';
import type { Choice } from '../choice.ts';
import { studioKeys } from '../studio-keys.ts';
import { ASKED, type Asked, completed, isWhole, mayAsk } from './drawing.ts';
import type { RackView } from './rack-view.ts';
import type { LettersTexts } from './texts.ts';

/** The keys that ask for a letter, in both languages of the site, and what they ask for. */
const KEYS: Readonly<Record<string, Asked>> = { v: ASKED.vowel, c: ASKED.consonant };

/** Lets the player draw a game, one letter after another. @returns resolves to the choice with what was asked for in it */
export type DrawGame = (choice: Choice, signal: AbortSignal) => Promise<Choice>;

/** Brings the drawing of letters to life. @param tell says something to those who hear it */
export function drawView(
  root: HTMLElement,
  rack: RackView,
  tell: (text: string) => void,
  texts: LettersTexts,
  wording: Wording,
): DrawGame {
  const buttons = {
    vowel: part(root, 'vowel', HTMLButtonElement),
    consonant: part(root, 'consonant', HTMLButtonElement),
  } as const;
  const rest = part(root, 'rest', HTMLButtonElement);
  const line = part(root, 'drawing-line', HTMLElement);
  /** What the buttons do while a game is drawn. */
  let ask: (asked: Asked) => void = () => undefined;
  let askRest: () => void = () => undefined;

  for (const kind of ['vowel', 'consonant'] as const) {
    buttons[kind].addEventListener('click', () => ask(ASKED[kind]));
  }
  rest.addEventListener('click', () => askRest());
  studioKeys(root, [buttons.vowel, buttons.consonant, rest], (key) => {
    const asked = KEYS[key.toLowerCase()];
    if (asked) ask(asked);
    return asked !== undefined;
  });

  return (choice, signal) => {
    const { show, seed } = choice;
    const { drawn } = LETTER_SHOWS[show];
    const stacks = stacksOf(show, seed);
    let choices = '';

    function showNext(): void {
      for (const kind of ['vowel', 'consonant'] as const) {
        buttons[kind].ariaDisabled = String(!mayAsk(show, choices, ASKED[kind]));
      }
      line.textContent = wording.fill(texts.lettersRound.next, { n: choices.length + 1, all: drawn });
    }

    rack.faceDown(show);
    showNext();
    reveal(part(root, 'stage', HTMLElement));
    buttons.consonant.focus({ preventScroll: true });
    tell(`${line.textContent} ${texts.lettersRound.drawingKeys}`);

    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      askRest = () => resolve({ ...choice, choices: completed(show, choices, seed) });
      ask = (asked) => {
        if (!mayAsk(show, choices, asked)) return;
        choices += asked;
        const letter = drawnFrom(stacks, choices).at(-1) ?? '';
        rack.turn(choices.length - 1, letter);
        if (isWhole(show, choices)) return resolve({ ...choice, choices });
        showNext();
        tell(wording.many(texts.lettersRound.turned, drawn - choices.length, { letter: letter.toUpperCase() }));
      };
    });
  };
}
