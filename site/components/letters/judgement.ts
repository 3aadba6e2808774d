import { checkWord, type WordFault } from '../../../functions/solvers/letters/check-word.ts';
import { LONGEST_WORD, type WordRules } from '../../../functions/solvers/letters/languages.ts';
import type { Rack } from '../../../functions/solvers/letters/rack.ts';
import { readWord } from '../../../functions/solvers/letters/read-word.ts';
import type { WordGraph } from '../../../functions/solvers/letters/word-graph.ts';
import type { Wording } from '../../i18n/wording.ts';
import type { LettersTexts } from './letters-texts.ts';

/** What is said of a word. */
export interface Judgement {
  readonly isValid: boolean;
  readonly verdict: string;
  /** What speaks against it, each in a sentence. */
  readonly reasons: readonly string[];
  /** As the dictionary writes it. */
  readonly spellings: readonly string[];
}

/** Judges a word. @param rack the letters it is to be made of; without it, any will do */
export function judge(
  word: string,
  graph: WordGraph,
  rules: WordRules,
  rack: Rack | undefined,
  { letters: { check } }: LettersTexts,
  { fill, many, list }: Wording,
): Judgement {
  const { language } = graph;
  const { read, fault: unknown } = readWord(word, language);
  if (unknown) {
    const reason = fill(check.unknownLetter, { character: unknown.character });
    return { isValid: false, verdict: check.invalid, reasons: [reason], spellings: [] };
  }
  const { valid, length, faults, spellings } = checkWord(read.tiles, graph, rules, rack);

  function told(fault: WordFault): string {
    if (fault.code === 'letters_missing') {
      return many(check.missing, fault.letters.length, {
        letters: list(fault.letters.map((letter) => letter.toUpperCase())),
      });
    }
    if (fault.code === 'not_in_dictionary') {
      return length > LONGEST_WORD ? fill(check.tooLong, { most: LONGEST_WORD }) : check.notInDictionary[language];
    }
    return check.faults[fault.code];
  }

  return {
    isValid: valid,
    verdict: valid ? many(check.valid, length) : check.invalid,
    reasons: faults.map(told),
    spellings: spellings.map((spelling) => spelling.word),
  };
}
