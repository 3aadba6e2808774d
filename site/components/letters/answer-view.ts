import type { FoundWords } from '../../../functions/solvers/letters/found-words.ts';
import type { Language } from '../../../functions/solvers/letters/languages.ts';
import type { Rack } from '../../../functions/solvers/letters/rack.ts';
import type { Wording } from '../../i18n/wording.ts';
import { copyLink } from '../numbers-game/copy-link.ts';
import { part } from '../numbers-game/parts.ts';
import { PUBLIC_DICTIONARIES } from './definitions.ts';
import { showGroups } from './groups-view.ts';
import type { LettersTexts } from './letters-texts.ts';
import { showLongest } from './longest-view.ts';
import { settled } from './settled.ts';

/** Milliseconds without a key after which the words are said aloud. */
const QUIET = 700;

/** The panel of the words. */
export interface AnswerView {
  /** There are no letters to look for words with. */
  showEmpty(): void;
  /** The words of a language are on their way. */
  showBusy(language: Language): void;
  /** @param jsonAddress where the API tells the same */
  showWords(words: FoundWords, rack: Rack, jsonAddress: string): void;
  /** The words of a language cannot be had. */
  showFailure(): void;
}

/** Brings the panel to life. @param onRetry called when what failed is to be tried again */
export function answerView(panel: HTMLElement, onRetry: () => void, texts: LettersTexts, wording: Wording): AnswerView {
  const states = [...panel.querySelectorAll<HTMLElement>('[data-state]')];
  const busy = part(panel, 'busy', HTMLElement);
  const announcement = part(panel, 'announcement', HTMLElement);
  const say = settled(QUIET);
  const announce = (said: string) => {
    announcement.textContent = said;
  };
  const resetCopyLink = copyLink(panel, texts, announce);
  const write = (name: string, text: string) => {
    part(panel, name, HTMLElement).textContent = text;
  };

  function open(name: string): void {
    for (const state of states) state.hidden = !state.matches(`[data-state="${name}"]`);
    panel.ariaBusy = null;
    busy.hidden = true;
    resetCopyLink();
  }

  function showWords(words: FoundWords, rack: Rack, jsonAddress: string): void {
    const { letters } = texts;
    open(words.count > 0 ? 'found' : 'none');
    const [longest] = words.slice(0, 1);
    if (!longest) {
      say(() => announce(letters.none));
      return;
    }
    const size = rack.counts.reduce((sum, count) => sum + count, rack.blanks);
    const isWhole = longest.length === size;
    const verdict = wording.many(isWhole ? letters.wholeRack : letters.longest, longest.length);
    const count = wording.many(letters.count, words.count);
    write('verdict', verdict);
    part(panel, 'verdict', HTMLElement).classList.toggle('verdict-exact', isWhole);
    write('word-count', count);
    const shown = showLongest(part(panel, 'longest', HTMLElement), words, rack);
    part(panel, 'blank-note', HTMLElement).hidden = !panel.querySelector('[data-part="longest"] [data-kind="blank"]');
    showGroups(part(panel, 'groups', HTMLElement), words, shown, texts, wording);
    write(
      'elsewhere',
      wording.fill(letters.elsewhere[words.language], { host: PUBLIC_DICTIONARIES[words.language].host }),
    );
    part(panel, 'json', HTMLAnchorElement).href = jsonAddress;
    const told = wording.list(words.slice(0, shown).map(({ word }) => word));
    say(() => announce(wording.fill(letters.announced, { verdict, words: told, count })));
  }

  part(panel, 'retry', HTMLButtonElement).addEventListener('click', () => {
    // The button goes with the failure, and must not take the focus with it.
    part(panel, 'heading', HTMLElement).focus();
    onRetry();
  });

  return {
    showWords,
    showEmpty() {
      open('empty');
      say(() => announce(''));
    },
    showBusy(language) {
      panel.ariaBusy = 'true';
      busy.hidden = false;
      busy.textContent = texts.letters.busy[language];
    },
    showFailure() {
      open('failed');
      const { title, text } = texts.letters.failure[navigator.onLine ? 'unreachable' : 'offline'];
      write('failure-title', title);
      write('failure-text', text);
      say(() => announce(`${title}. ${text}`));
    },
  };
}
