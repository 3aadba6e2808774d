import type { FoundWord, FoundWords } from '../../../functions/solvers/letters/found-words.ts';
import type { Wording } from '../../i18n/wording.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { linkWord } from './definitions.ts';
import type { LettersTexts } from './letters-texts.ts';

/** Words of a group that are shown at once, and that each press of the button adds. */
const FIRST = 24;
const MORE = 120;

/** Words of one length: so many, from that place on in the order in which all are told. */
interface Group {
  readonly length: number;
  readonly from: number;
  readonly count: number;
}

/** The words from `from` on, by their lengths, the longest first. */
function groupsOf(words: FoundWords, from: number): Group[] {
  const counts = words.lengths();
  const groups: Group[] = [];
  let before = 0;
  for (let length = counts.length - 1; length > 0; length--) {
    const end = before + (counts[length] ?? 0);
    const start = Math.max(before, from);
    if (start < end) groups.push({ length, from: start, count: end - start });
    before = end;
  }
  return groups;
}

/** Lists words by their lengths. @param from how many of them, from the longest on, are shown elsewhere */
export function showGroups(list: HTMLElement, words: FoundWords, from: number, texts: LettersTexts, wording: Wording) {
  fillList(list, groupsOf(words, from), (group, copy) => fillGroup(copy, group, words, texts, wording));
}

function fillGroup(section: HTMLElement, group: Group, words: FoundWords, texts: LettersTexts, wording: Wording): void {
  const items = part(section, 'words', HTMLElement);
  const more = part(section, 'more', HTMLButtonElement);
  const length = wording.many(texts.letters.length, group.length);
  let shown = 0;
  let lastClass = '';

  function writeWord({ word, class: wordClass }: FoundWord, item: HTMLElement): void {
    linkWord(part(item, 'word', HTMLAnchorElement), word, words.language);
    const kind = part(item, 'kind', HTMLElement);
    const told = (texts.letters.classes as Readonly<Record<string, string>>)[wordClass];
    // A class is told with the first of its words, behind which the others of it follow.
    if (told && wordClass !== lastClass) kind.textContent = told;
    else kind.remove();
    lastClass = wordClass;
  }

  function show(size: number): void {
    const next = words.slice(group.from + shown, Math.min(size, group.count - shown));
    fillList(items, next, writeWord, shown > 0);
    shown += next.length;
    const left = group.count - shown;
    more.hidden = left === 0;
    part(more, 'left', HTMLElement).textContent = wording.fill(texts.letters.more, {
      n: wording.count(Math.min(MORE, left)),
    });
  }

  part(section, 'length', HTMLElement).textContent = length;
  part(section, 'count', HTMLElement).textContent = wording.many(texts.letters.count, group.count);
  part(more, 'of', HTMLElement).textContent = wording.fill(texts.letters.moreOf, { length });
  items.lang = words.language;
  more.addEventListener('click', () => {
    const last = items.lastElementChild;
    show(MORE);
    // The button of a whole list is gone, and with it the focus, which goes on at the first word that came.
    if (more.hidden) last?.nextElementSibling?.querySelector('a')?.focus();
  });
  show(FIRST);
}
