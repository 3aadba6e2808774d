import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { wrapTime } from 'hono/timing';
import { jsonBody, limitedBody } from '../edge/json-body.ts';
import { invalidInput } from '../edge/problem.ts';
import { rateLimit } from '../edge/rate-limit.ts';
import { refuse } from '../edge/refuse.ts';
import { strictQuery } from '../edge/strict-query.ts';
import { wordGraph } from '../edge/word-graphs.ts';
import { checkWord, type WordFault } from '../solvers/letters/check-word.ts';
import { writeRack } from '../solvers/letters/rack.ts';
import { cacheControl, DAY_S } from './cache-control.ts';
import type { ApiContext } from './kept-answer.ts';
import { type LettersCheckQuestion, lettersCheckBody, lettersCheckQuery } from './letters-check-question.ts';
import { WORD_FAULT_CODES } from './letters-check-reply.ts';
import type { LettersPuzzleReply } from './letters-reply.ts';
import { readCheckedWord, readLetters } from './read-letters.ts';
import { wordFaultMessage } from './word-fault-message.ts';

/** `/api/v1/letters/check`: whether a word counts, with or without its accents, and if not, all that speaks against it. */
export const lettersCheck = new Hono<{ Bindings: Env }>()
  .get('/', strictQuery, sValidator('query', lettersCheckQuery, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('query')),
  )
  .post('/', limitedBody, jsonBody, sValidator('json', lettersCheckBody, refuse), rateLimit, (c) =>
    answer(c, c.req.valid('json')),
  );

async function answer(c: ApiContext, { word: text, letters, language, rules }: LettersCheckQuestion) {
  const { read: asked, refusal: notAWord } = readCheckedWord(text, language);
  const { read: rack, refusal: notLetters } = letters === undefined ? {} : readLetters(letters, language);
  const refusals = [notAWord, notLetters].filter((refusal) => refusal !== undefined);
  if (!asked || refusals.length > 0) return invalidInput(refusals);
  const graph = await wrapTime(c, 'words', wordGraph(language, c.env.ASSETS));
  const { faults, ...check } = checkWord(asked.tiles, graph, rules, rack);
  const puzzle: LettersPuzzleReply = { letters: rack ? writeRack(rack) : null, language, rules };
  const told = { puzzle, word: asked.word, ...check, broken: faults.map(brokenRule) };
  return c.json(told, 200, { 'Cache-Control': cacheControl(c.req.method, DAY_S) });
}

function brokenRule(fault: WordFault) {
  return { ...fault, code: WORD_FAULT_CODES[fault.code], message: wordFaultMessage(fault) };
}
