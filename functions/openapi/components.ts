import type * as v from 'valibot';
import { cryptarithmSolution } from '../api/cryptarithm-answer.ts';
import { madePuzzle } from '../api/cryptarithm-make-answer.ts';
import { cryptarithmPuzzleReply } from '../api/cryptarithm-reply.ts';
import {
  addend,
  columnEquation,
  conclusion,
  deduction,
  deductionCode,
  explanationReply,
  limit,
  term,
} from '../api/explanation-answer.ts';
import { spellingReply, wordFaultReply } from '../api/letters-check-reply.ts';
import { lettersPuzzleReply, wordClass, wordReply } from '../api/letters-reply.ts';
import { exact, search, solution, step } from '../api/numbers-answer.ts';
import { faultReply } from '../api/numbers-check-reply.ts';
import { puzzleReply } from '../api/numbers-puzzle-reply.ts';
import { handReply, targetReply } from '../api/numbers-reach-reply.ts';
import { problemReply, refusalReply } from '../edge/problem-reply.ts';
import { replySchemas } from './json-schema.ts';
import type { Schema } from './open-api-shape.ts';
import { type OpenApiTexts, textIn } from './openapi-texts.ts';
import { RESOURCE_NAMES, RESOURCES } from './resources.ts';

/** What answers are made of, by name. */
const PARTS: Readonly<Record<string, v.GenericSchema>> = {
  Exact: exact,
  Puzzle: puzzleReply,
  Hand: handReply,
  Solution: solution,
  Step: step,
  Search: search,
  TargetReach: targetReply,
  Fault: faultReply,
  CryptarithmPuzzle: cryptarithmPuzzleReply,
  CryptarithmSolution: cryptarithmSolution,
  Explanation: explanationReply,
  Addend: addend,
  Deduction: deduction,
  DeductionCode: deductionCode,
  ColumnEquation: columnEquation,
  Term: term,
  Limit: limit,
  Conclusion: conclusion,
  MadePuzzle: madePuzzle,
  LettersPuzzle: lettersPuzzleReply,
  Word: wordReply,
  WordClass: wordClass,
  Spelling: spellingReply,
  BrokenRule: wordFaultReply,
  Problem: problemReply,
  Refusal: refusalReply,
};

/** The schemas of all that is answered, each property, and each of the codes that it may be, with what it means. @throws Error when one has no text */
export function answerSchemas(texts: OpenApiTexts): Record<string, Schema> {
  const answers = RESOURCE_NAMES.map((name) => [RESOURCES[name].answer, RESOURCES[name].reply] as const);
  const schemas = replySchemas({ ...Object.fromEntries(answers), ...PARTS });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { properties, enum: codes, ...rest } = schema;
      const text = (key: string) => textIn(texts.api.fields[name], key);
      if (codes) {
        const oneOf = codes.map((code) => ({ const: code, description: text(String(code)) }));
        return [name, { ...rest, oneOf, description: text('itself') }];
      }
      if (properties === undefined) return [name, { ...schema, description: text('itself') }];
      const described = Object.entries(properties).map(([property, inner]) => [
        property,
        { ...(inner as Schema), description: text(property) },
      ]);
      return [name, { ...schema, properties: Object.fromEntries(described) }];
    }),
  );
}
