import type * as v from 'valibot';
import { cryptarithmSolution } from '../api/cryptarithm-answer.ts';
import { cryptarithmPuzzleReply } from '../api/cryptarithm-reply.ts';
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
  Problem: problemReply,
  Refusal: refusalReply,
};

/** The schemas of all that is answered, each property with what it means. @throws Error when a property has no text */
export function answerSchemas(texts: OpenApiTexts): Record<string, Schema> {
  const answers = RESOURCE_NAMES.map((name) => [RESOURCES[name].answer, RESOURCES[name].reply] as const);
  const schemas = replySchemas({ ...Object.fromEntries(answers), ...PARTS });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { properties } = schema;
      if (properties === undefined) return [name, { ...schema, description: textIn(texts.api.fields[name], 'itself') }];
      const described = Object.entries(properties).map(([property, inner]) => [
        property,
        { ...(inner as Schema), description: textIn(texts.api.fields[name], property) },
      ]);
      return [name, { ...schema, properties: Object.fromEntries(described) }];
    }),
  );
}
