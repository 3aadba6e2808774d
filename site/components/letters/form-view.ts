import { dealLetters } from '../../../functions/solvers/letters/deal/deal.ts';
import { LANGUAGES, WORD_RULES } from '../../../functions/solvers/letters/languages.ts';
import type { Wording } from '../../i18n/wording.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import { part } from '../numbers-game/parts.ts';
import type { LettersDraft } from './address.ts';
import { typeBlanks } from './blank-signs.ts';
import type { LettersTexts } from './letters-texts.ts';
import { tilesWritten } from './rack-tiles.ts';
import { drawnIn, showOf } from './show-of.ts';
import { drawTiles } from './tiles-view.ts';

/** The form of a rack. */
export interface FormView {
  draft(): LettersDraft;
  /** Puts a draft into the fields, as it is written. */
  put(draft: LettersDraft): void;
  /** Says what is wrong with the letters until they are edited. */
  mark(fault: string | undefined): void;
  /** Lights the longest word that was found. */
  light(word: string): void;
}

/** What the page does when the form changes. */
interface Wishes {
  /** Letters were typed. */
  readonly onType: () => void;
  /** Something was chosen or drawn, which is a step of its own. */
  readonly onChoose: () => void;
  /** The Enter key was pressed. */
  readonly onEnter: () => void;
}

/** Brings the form to life. */
export function formView(
  form: HTMLFormElement,
  { onType, onChoose, onEnter }: Wishes,
  texts: LettersTexts,
  wording: Wording,
): FormView {
  const { input, mark } = fieldView(form, 'letters');
  const rack = part(form, 'rack', HTMLElement);
  const lit = part(form, 'lit', HTMLElement);
  const draw = part(form, 'draw', HTMLButtonElement);
  const choices = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const chosen = (name: string) => choices.find((choice) => choice.name === name && choice.checked)?.value;

  const draft = (): LettersDraft => ({
    letters: input.value,
    language: LANGUAGES.find((language) => language === chosen('language')) ?? LANGUAGES[0],
    rules: WORD_RULES.find((rules) => rules === chosen('rules')) ?? WORD_RULES[0],
  });

  /** Shows what follows from the draft by itself: its tiles, and what the show takes. */
  function reflect(): void {
    const { letters, language, rules } = draft();
    drawTiles(rack, tilesWritten(letters, language), drawnIn(language));
    draw.textContent = wording.fill(texts.letters.draw, { n: drawnIn(language) });
    for (const about of form.querySelectorAll<HTMLElement>('[data-about]')) {
      about.hidden = !about.matches(`[data-about="${rules} ${language}"]`);
    }
  }

  function write(letters: string): void {
    input.value = letters;
    mark(undefined);
    reflect();
  }

  typeBlanks(input);
  input.addEventListener('input', () => {
    reflect();
    onType();
  });
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      reflect();
      onChoose();
    });
  }
  draw.addEventListener('click', () => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    write(dealLetters({ show: showOf(draft().language), seed }).letters.join(''));
    onChoose();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onEnter();
  });

  return {
    draft,
    mark,
    put({ letters, language, rules }) {
      for (const choice of choices) choice.checked = choice.value === (choice.name === 'rules' ? rules : language);
      write(letters);
    },
    light(word) {
      lit.textContent = word;
    },
  };
}
