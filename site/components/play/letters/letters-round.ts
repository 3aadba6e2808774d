import { dealLetters, type LettersDeal } from '../../../../functions/solvers/letters/deal/deal.ts';
import { LETTER_SHOWS } from '../../../../functions/solvers/letters/deal/shows.ts';
import type { Language } from '../../../../functions/solvers/letters/languages.ts';
import type { WordGraph } from '../../../../functions/solvers/letters/word-graph.ts';
import { chance } from '../../deal/chance.ts';
import { wordGraph } from '../../letters/word-graphs.ts';
import type { Reply } from '../../numbers-game/service.ts';
import type { Judgement, Round } from '../round.ts';
import { afterMove, answersOn, type Desk, isDesk, type Move, restingDesk } from './desk.ts';
import { isWhole } from './drawing.ts';
import { answerAmong, judgedWords, type LongestWords, longestWords } from './judging.ts';
import { pointsOf, SECONDS } from './points.ts';

/** The dictionary of a language, by which the browser itself judges; without it there is no round. */
async function dictionary(language: Language, signal: AbortSignal): Promise<Reply<WordGraph>> {
  try {
    const answer = await wordGraph(language);
    signal.throwIfAborted();
    return { ok: true, answer };
  } catch {
    signal.throwIfAborted();
    return { ok: false, failure: { code: navigator.onLine ? 'unreachable' : 'offline' } };
  }
}

/** The letters round: nine letters or ten, which the player draws, and the longest word written down is the answer. */
export const lettersRound: Round<LettersDeal, Desk, Move, LongestWords> = {
  seconds: (show) => SECONDS[show],

  async deal(choice, signal, draw) {
    const { show } = choice;
    const words = await dictionary(LETTER_SHOWS[show].language, signal);
    if (!words.ok) return words;
    const seed = choice.seed || chance();
    const { choices } = isWhole(show, choice.choices) ? choice : await draw({ ...choice, seed, choices: '' });
    return { ok: true, answer: dealLetters({ show, seed, choices }) };
  },

  dealtAs: ({ seed, choices }) => ({ seed: String(seed), choices }),

  begin: ({ language, letters }) => restingDesk(language, letters),

  after: afterMove,

  isPosition: isDesk,

  // Whether a word counts is told at the end, as in the shows.
  isPerfect: () => false,

  async best({ language, letters }, signal) {
    const words = await dictionary(language, signal);
    return words.ok ? { ok: true, answer: longestWords(letters, words.answer) } : words;
  },

  judge(desk, { graph, longest }): Judgement {
    const tiles = answerAmong(judgedWords(answersOn(desk), graph))?.length ?? 0;
    return { gap: (longest[0]?.length ?? 0) - tiles, tiles };
  },

  points: (show, { tiles }) => pointsOf(show, tiles),
};
