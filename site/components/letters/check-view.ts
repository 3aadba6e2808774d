import type { Language } from '../../../functions/solvers/letters/languages.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { linkWord } from './definitions.ts';
import type { Judgement } from './judgement.ts';
import type { LettersTexts } from './letters-texts.ts';
import { settled } from './settled.ts';

/** Milliseconds without a key after which a judgement is said aloud. */
const QUIET = 700;

/** The field of a word that is to be judged. */
export interface CheckView {
  /** What is written there, without spaces around it. */
  word(): string;
  showNothing(): void;
  show(judgement: Judgement, language: Language): void;
  /** The words that it would be judged by cannot be had. */
  showFailure(): void;
}

/** Brings the field to life. @param onChange called when the word changes */
export function checkView(panel: HTMLElement, onChange: () => void, texts: LettersTexts): CheckView {
  const input = part(panel, 'word-to-check', HTMLInputElement);
  const judgement = part(panel, 'judgement', HTMLElement);
  const verdict = part(panel, 'word-verdict', HTMLElement);
  const status = part(panel, 'word-status', HTMLElement);
  const say = settled(QUIET);

  function write({ isValid, verdict: told, reasons, spellings }: Judgement, language?: Language): void {
    judgement.hidden = false;
    verdict.textContent = told;
    verdict.classList.toggle('valid', isValid);
    fillList(part(panel, 'reasons', HTMLElement), reasons, (reason, item) => {
      item.textContent = reason;
    });
    fillList(part(panel, 'spellings', HTMLElement), spellings, (spelling, item) => {
      const link = part(item, 'spelling', HTMLAnchorElement);
      if (language) linkWord(link, spelling, language);
      item.lang = language ?? '';
    });
    say(() => {
      status.textContent = [told, ...reasons].join(' ');
    });
  }

  input.addEventListener('input', onChange);

  return {
    word: () => input.value.trim(),
    show: write,
    showNothing() {
      judgement.hidden = true;
      say(() => {
        status.textContent = '';
      });
    },
    showFailure() {
      write({ isValid: false, verdict: texts.letters.check.failed, reasons: [], spellings: [] });
    },
  };
}
