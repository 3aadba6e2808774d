import { Budget } from '../../../functions/solvers/budget.ts';
import { findWords } from '../../../functions/solvers/letters/find-words.ts';
import { LANGUAGES, type Language } from '../../../functions/solvers/letters/languages.ts';
import { type Rack, readRack } from '../../../functions/solvers/letters/rack.ts';
import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { fieldView } from '../numbers-game/field-view.ts';
import { part } from '../numbers-game/parts.ts';
import { agreement, foundSentence, keysSentence, type LookupTexts, rackFault, type Walk } from './lookup-sentences.ts';
import type { LookupMessage, LookupQuestion } from './lookup-worker.ts';
import { wordGraph } from './word-graphs.ts';

/**
 * Brings the try-it to life: a rack of the reader's, walked through the word graph at once, and looked up by sorted letters as
 * soon as their index has been asked for. Until something is asked, nothing is fetched.
 */
export function lookupView(root: HTMLElement): void {
  const texts: LookupTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const wording = wordingIn(localeOf(document.documentElement.lang));
  const form = part(root, 'lookup-form', HTMLFormElement);
  const { input, mark } = fieldView(form, 'rack');
  const choice = part(form, 'language', HTMLSelectElement);
  const told = part(root, 'told', HTMLElement);
  const edges = part(root, 'edges', HTMLElement);
  const keys = part(root, 'keys', HTMLElement);
  const agreed = part(root, 'agreed', HTMLElement);
  const build = part(root, 'build', HTMLButtonElement);
  const built = part(root, 'built', HTMLElement);
  let worker: Worker | undefined;
  let isBuilt = false;
  let asked = '';
  let walk: Walk | undefined;

  const language = (): Language => LANGUAGES.find((name) => name === choice.value) ?? LANGUAGES[0];
  const ask = (question: LookupQuestion) => worker?.postMessage(question);

  /** Forgets what was found, and the index of another language. */
  function forget(keepsIndex: boolean): void {
    walk = undefined;
    for (const place of [edges, keys, agreed]) place.textContent = '';
    if (keepsIndex) return;
    worker?.terminate();
    worker = undefined;
    isBuilt = false;
    build.hidden = false;
    built.textContent = texts.longestWord.lookup.notBuilt;
  }

  async function find(rack: Rack, letters: string): Promise<void> {
    forget(true);
    asked = letters;
    told.textContent = texts.longestWord.lookup.fetching;
    try {
      const graph = await wordGraph(rack.language);
      if (asked !== letters || language() !== rack.language) return;
      const { words, search } = findWords(graph, rack, 'full', new Budget(Number.POSITIVE_INFINITY));
      walk = { edges: search.work, words: words.slice() };
      edges.textContent = wording.many(texts.longestWord.lookup.edges, walk.edges);
      told.textContent = foundSentence(walk, texts, wording);
      if (isBuilt) ask({ kind: 'find', letters });
    } catch {
      told.textContent = texts.longestWord.lookup.failed;
    }
  }

  /** Reads the rack and looks for its words, or says what is wrong with it. */
  function start(): void {
    const { rack, fault } = readRack(input.value, language());
    if (rack) {
      mark(undefined);
      find(rack, input.value);
      return;
    }
    mark(rackFault(fault, texts, wording));
    input.focus();
  }

  function hear(message: LookupMessage): void {
    if (message.kind === 'failed') {
      forget(false);
      built.textContent = texts.longestWord.lookup.failed;
    } else if (message.kind === 'built') {
      isBuilt = true;
      const milliseconds = wording.count(Math.round(message.milliseconds));
      built.textContent = wording.many(texts.longestWord.lookup.built, message.keys, { milliseconds });
      if (walk) ask({ kind: 'find', letters: asked });
    } else if (walk && message.letters === asked) {
      keys.textContent = keysSentence(message, texts, wording);
      agreed.textContent = agreement(`${message.words}` === `${walk.words.map(({ word }) => word)}`, texts);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start();
  });
  for (const example of form.querySelectorAll<HTMLButtonElement>('[data-rack]')) {
    example.addEventListener('click', () => {
      const { rack = '' } = example.dataset;
      input.value = rack;
      start();
    });
  }
  choice.addEventListener('change', () => {
    forget(false);
    told.textContent = '';
    mark(undefined);
  });
  build.addEventListener('click', () => {
    if (!walk) start();
    if (built.contains(document.activeElement) || document.activeElement === build) built.focus();
    build.hidden = true;
    built.textContent = texts.longestWord.lookup.building;
    worker = new Worker(new URL('./lookup-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LookupMessage>) => hear(data));
    worker.addEventListener('error', () => hear({ kind: 'failed' }));
    ask({ kind: 'build', language: language() });
  });
}
