import { Budget } from '../../../functions/solvers/budget.ts';
import { findWords } from '../../../functions/solvers/letters/find-words.ts';
import { readRack } from '../../../functions/solvers/letters/rack.ts';
import { localeOf } from '../../i18n/locales.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { latest } from '../numbers-game/latest.ts';
import { part } from '../numbers-game/parts.ts';
import { reveal } from '../numbers-game/reveal.ts';
import { apiAddressOf, draftIn, searchOfDraft } from './address.ts';
import { answerView } from './answer-view.ts';
import { withBlanks } from './blank-signs.ts';
import { checkView } from './check-view.ts';
import { formView } from './form-view.ts';
import { judge } from './judgement.ts';
import type { LettersTexts } from './letters-texts.ts';
import { rackFaultTold } from './rack-sentences.ts';
import { settled } from './settled.ts';
import { wordGraph } from './word-graphs.ts';

/** Milliseconds without a key after which the letters are put into the address. */
const PAUSE = 300;

/**
 * Brings the page of the letters round to life: form, address, words and the check of a word. All of them follow what is
 * written, letter by letter: a search takes a millisecond.
 * @param root the element that holds all of them, and the texts
 */
export function startPage(root: HTMLElement): void {
  const texts: LettersTexts = JSON.parse(part(root, 'texts', HTMLScriptElement).text);
  const locale = localeOf(document.documentElement.lang);
  const wording = wordingIn(locale);
  const panel = part(root, 'answer', HTMLElement);
  const wishes = { onType: () => follow('replaceState'), onChoose: () => follow('pushState'), onEnter };
  const form = formView(part(root, 'form', HTMLFormElement), wishes, texts, wording);
  const answer = answerView(panel, () => void show(), texts, wording);
  const check = checkView(part(root, 'check', HTMLElement), () => void show(), texts);
  const asking = latest();
  const remember = settled(PAUSE);

  /** What the letters say. Too few of them are wrong only for who asks for words with them. */
  function readLetters() {
    const { letters, language } = form.draft();
    const { rack, fault } = readRack(withBlanks(letters), language);
    return { rack, fault: fault && rackFaultTold(fault, texts, wording), isShort: fault?.code === 'too_short' };
  }

  /** Shows the words of the letters, and what is to be said of the word that is to be judged. */
  async function show(): Promise<void> {
    const draft = form.draft();
    const word = check.word();
    const { rack, fault, isShort } = readLetters();
    form.mark(isShort ? undefined : fault);
    if (!rack) {
      answer.showEmpty();
      form.light('');
    }
    if (word === '') check.showNothing();
    if (!rack && word === '') return void asking();
    if (rack) answer.showBusy(draft.language);
    const graph = await asking(() => wordGraph(draft.language).catch(() => 'failed' as const));
    if (graph === 'failed') return showFailure();
    if (!graph) return;
    if (word !== '') check.show(judge(word, graph, draft.rules, rack, texts, wording), draft.language);
    if (!rack) return;
    const { words } = findWords(graph, rack, draft.rules, new Budget(Number.POSITIVE_INFINITY));
    form.light(words.slice(0, 1)[0]?.word ?? '');
    answer.showWords(words, rack, apiAddressOf(draft));
  }

  function showFailure(): void {
    form.light('');
    answer.showFailure();
    if (check.word() !== '') check.showFailure();
  }

  /** Follows a change of the letters: links to the other languages carry them along, and the address does. */
  function follow(how: 'pushState' | 'replaceState'): void {
    const search = searchOfDraft(form.draft(), locale);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-game]')) link.search = search;
    const write = () => {
      if (search !== location.search) history[how](null, '', search || location.pathname);
    };
    if (how === 'pushState') write();
    remember(write);
    void show();
  }

  function onEnter(): void {
    form.mark(readLetters().fault);
    reveal(panel);
  }

  /** Takes over what the address holds, as when the page is opened or the reader goes back. */
  function openAddress(): void {
    form.put(draftIn(location.search, locale));
    follow('replaceState');
  }

  addEventListener('popstate', openAddress);
  openAddress();
}
