import type { WordFault } from '../../../../functions/solvers/letters/check-word.ts';
import type { Wording } from '../../../i18n/wording.ts';
import { type Desk, type Fault, longestOf, wordOn } from './desk.ts';
import type { JudgedWord } from './judging.ts';
import type { LettersTexts } from './texts.ts';

/** Letters as they stand on tiles, apart, so that they are told one by one. */
export const spelled = (letters: readonly string[]) => letters.map((letter) => letter.toUpperCase()).join(' ');

/** What is wrong with the last move, in words. */
export function faultTold(fault: Fault, texts: LettersTexts, wording: Wording): string {
  return fault.code === 'noSuchLetter'
    ? wording.fill(texts.lettersRound.faults.noSuchLetter, { letter: fault.letter.toUpperCase() })
    : wording.fill(texts.lettersRound.faults.alreadyWritten, { word: fault.word });
}

/** The longest word that is written down, once there is one. */
export function longestTold({ words }: Desk, texts: LettersTexts, wording: Wording): string {
  const word = longestOf(words);
  return word ? wording.many(texts.lettersRound.longest, word.length, { word }) : '';
}

/** What a move changed, for those who hear it: the word as it lies, one that was written down, or what was wrong. */
export function changeTold(before: Desk, after: Desk, texts: LettersTexts, wording: Wording): string {
  if (after.fault) return faultTold(after.fault, texts, wording);
  const word = after.words.length > before.words.length ? after.words.at(-1) : undefined;
  if (word) return wording.many(texts.lettersRound.written, word.length, { word });
  return after.laid.length > 0 ? spelled([...wordOn(after)]) : texts.lettersRound.cleared;
}

/** A reason why a word does not count; no word is laid for which letters are missing. */
function reasonTold({ code }: WordFault, texts: LettersTexts): readonly string[] {
  return code === 'letters_missing' ? [] : [texts.lettersRound.reasons[code]];
}

/** Whether a word counts, and if not why. A form that may be two things, neither of which counts, is told as either. */
export function judgementTold({ valid, length, faults }: JudgedWord, texts: LettersTexts, wording: Wording): string {
  if (valid) return wording.many(texts.lettersRound.counts, length);
  const reasons = wording.either(faults.flatMap((fault) => reasonTold(fault, texts)));
  return wording.fill(texts.lettersRound.out, { reasons });
}

/** A word as the dictionary writes it, with its accents, or as it was laid where it has none. */
export const written = ({ spellings, tiles }: JudgedWord) => spellings[0]?.word ?? tiles;
