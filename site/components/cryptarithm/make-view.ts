import { readWords } from '../../../functions/solvers/cryptarithm/make/read-words.ts';
import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { part } from '../numbers-game/parts.ts';
import { makeListView } from './make-list-view.ts';
import { MAKE_BASE, type MakeQuestion, wordsIn } from './make-question.ts';
import { type MakeEnding, type MakeTexts, madeOf, makingOf, wordFaultOf } from './make-sentences.ts';
import type { Making } from './make-worker.ts';

/** Brings the maker of puzzles to life. A worker makes them. */
export function startMaking(root: HTMLElement): void {
  const texts: MakeTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const form = part(root, 'words-form', HTMLFormElement);
  const words = part(form, 'words', HTMLTextAreaElement);
  const fault = part(form, 'words-fault', HTMLElement);
  const twice = part(form, 'twice', HTMLInputElement);
  const products = part(form, 'products', HTMLInputElement);
  const addends = part(form, 'addends', HTMLSelectElement);
  const looking = part(root, 'looking', HTMLElement);
  const bar = part(root, 'bar', HTMLProgressElement);
  const soFar = part(root, 'so-far', HTMLElement);
  const told = part(root, 'made-told', HTMLElement);
  const results = part(root, 'results', HTMLElement);
  const copy = part(root, 'copy', HTMLButtonElement);
  const { page = '' } = root.dataset;
  const show = makeListView(part(root, 'list', HTMLElement), page);
  let worker: Worker | undefined;
  let last: Making | undefined;

  function read(): MakeQuestion | undefined {
    const reading = readWords(wordsIn(words.value));
    const [first] = reading.faults ?? [];
    fault.textContent = first ? wordFaultOf(first, texts, wording) : '';
    words.setAttribute('aria-invalid', `${reading.faults !== undefined}`);
    if (reading.faults) {
      words.focus();
      return undefined;
    }
    return {
      words: reading,
      options: {
        base: MAKE_BASE,
        kinds: products.checked ? ['sum', 'product'] : ['sum'],
        addends: Number(addends.value),
        twice: twice.checked,
      },
    };
  }

  function end(ending: MakeEnding): void {
    worker?.terminate();
    worker = undefined;
    if (looking.contains(document.activeElement)) told.focus();
    looking.hidden = true;
    told.textContent = madeOf(last?.puzzleCount ?? 0, ending, texts, wording);
  }

  function tell(making: Making): void {
    last = making;
    bar.value = making.spent;
    soFar.textContent = makingOf(making.puzzleCount, texts, wording);
    show(making.puzzles);
    results.hidden = making.puzzles.length === 0;
  }

  function make(): void {
    worker?.terminate();
    worker = undefined;
    const question = read();
    if (!question) return;
    copy.textContent = texts.makePuzzle.copy;
    told.textContent = texts.makePuzzle.looking;
    tell({ puzzles: [], puzzleCount: 0, spent: 0 });
    looking.hidden = false;
    const making = new Worker(new URL('./make-worker.ts', import.meta.url), { type: 'module' });
    worker = making;
    making.addEventListener('message', ({ data }: MessageEvent<Making>) => {
      tell(data);
      if (data.ending) end(data.ending);
    });
    making.addEventListener('error', (event) => {
      event.preventDefault();
      end('stopped');
    });
    making.postMessage(question);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    make();
  });
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-words]')) {
    const { words: starters = '' } = button.dataset;
    button.addEventListener('click', () => {
      words.value = starters.replaceAll(',', ', ');
      make();
    });
  }
  part(root, 'cancel', HTMLButtonElement).addEventListener('click', () => end('stopped'));
  addEventListener('pagehide', () => worker && end('stopped'));
  copy.addEventListener('click', async () => {
    const lines = last?.puzzles.map(({ puzzle }) => puzzle).join('\n') ?? '';
    const isCopied = await navigator.clipboard?.writeText(lines).then(
      () => true,
      () => false,
    );
    copy.textContent = isCopied ? texts.makePuzzle.copied : texts.makePuzzle.notCopied;
  });
}
