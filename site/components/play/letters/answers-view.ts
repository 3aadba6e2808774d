import type { FoundWord } from '../../../../functions/solvers/letters/found-words.ts';
import type { Wording } from '../../../i18n/wording.ts';
import { searchOfDraft } from '../../letters/address.ts';
import { linkWord } from '../../letters/definitions.ts';
import { fillList, part } from '../../numbers-game/parts.ts';
import { answersOn, type Desk } from './desk.ts';
import { answerAmong, judgedWords, type LongestWords } from './judging.ts';
import { judgementTold, written } from './sentences.ts';
import type { LettersTexts } from './texts.ts';

/** So many of the longest words are shown: rarely there are more. */
const MOST_SHOWN = 12;

/** How near the answer comes to the longest word. @param length of the answer, 0 where there is none */
function verdictTold(length: number, most: number, texts: LettersTexts, wording: Wording): string {
  if (length === 0) return most > 0 ? texts.lettersRound.verdict.none : texts.lettersRound.verdict.nothing;
  return length === most ? texts.lettersRound.verdict.longest : wording.many(texts.lettersRound.short, most - length);
}

/** Shows each word of the player and whether it counts, and the longest words that there were; leads to all the others. */
export function showAnswers(
  root: HTMLElement,
  desk: Desk,
  { graph, longest }: LongestWords,
  texts: LettersTexts,
  wording: Wording,
): void {
  const words = judgedWords(answersOn(desk), graph);
  const answer = answerAmong(words);
  const most = longest[0]?.length ?? 0;
  const length = answer?.length ?? 0;
  const verdict = part(root, 'verdict', HTMLElement);
  verdict.textContent = verdictTold(length, most, texts, wording);
  verdict.classList.toggle('verdict-exact', length === most);
  part(root, 'no-words', HTMLElement).hidden = words.length > 0;
  fillList(part(root, 'judged', HTMLElement), words, (word, item) => {
    const name = part(item, 'judged-word', HTMLElement);
    name.lang = graph.language;
    name.textContent = written(word);
    part(item, 'judged-told', HTMLElement).textContent = judgementTold(word, texts, wording);
    item.setAttribute('data-judged', word === answer ? 'answer' : word.valid ? 'valid' : 'out');
  });
  const told = part(root, 'longest-told', HTMLElement);
  told.textContent = wording.many(texts.lettersRound.were, longest.length, { length: wording.count(most) });
  const shown: readonly FoundWord[] = longest.slice(0, MOST_SHOWN);
  fillList(part(root, 'longest', HTMLElement), shown, ({ word }, item) => {
    const link = part(item, 'definition', HTMLAnchorElement);
    linkWord(link, word, graph.language);
    link.lang = graph.language;
  });
  const draft = { letters: desk.letters.join(''), language: graph.language, rules: 'show' } as const;
  part(root, 'all-words', HTMLAnchorElement).search = searchOfDraft(draft, graph.language);
}
