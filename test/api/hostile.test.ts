import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATORS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { askNumbers, postNumbers, problemOf } from './service.ts';

/** An answer, or a problem in due form of the client's making. */
async function isAnswerOrProblem(reply: Response): Promise<void> {
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  if (reply.status === 200) return;
  expect([400, 413, 415]).toContain(reply.status);
  const { errors } = await problemOf(reply, reply.status);
  expect(errors.length).toBeGreaterThan(0);
}

const name = fc.oneof(
  fc.constantFrom('numbers', 'target', 'rules', 'values', 'use', 'operations', 'find', 'budget', 'strategy'),
  fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'numbers[]', 'numbers.0', ''),
  fc.string({ unit: 'binary' }),
);
const number = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(1e6, -0, Infinity),
);
const word = fc.constantFrom('countdown', 'natural', 'any', 'best', 'subsets', '+-*/', '');
const budget = { budget: 1 };

describe('nothing that is sent makes the service fail', () => {
  it('no query whatever', async () => {
    const value = fc.oneof(number.map(String), word, fc.string({ unit: 'binary' }), fc.array(number).map(String));
    const encoded = fc
      .tuple(name, value)
      .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='));
    const parameter = fc.oneof(
      encoded,
      fc.string(),
      fc.constantFrom('&', '%', '%E0%A4%A', '=', 'numbers=1,2', 'target=3'),
    );
    const query = fc.array(parameter, { maxLength: 6 }).map((parts) => parts.join('&'));
    await fc.assert(fc.asyncProperty(query, async (text) => isAnswerOrProblem(await askNumbers(text))));
  });

  it('no JSON whatever', async () => {
    const value = fc.oneof(number, word, fc.array(number, { maxLength: 12 }), fc.array(word), fc.jsonValue());
    const question = fc.dictionary(name, value).map((entries) => ({ ...budget, ...entries }));
    const body = fc.oneof(question, fc.jsonValue()).map((json) => JSON.stringify(json));
    await fc.assert(fc.asyncProperty(body, async (text) => isAnswerOrProblem(await postNumbers(text))));
  });

  it('no bytes whatever, of whatever type', async () => {
    const type = fc.constantFrom('application/json', 'text/plain', 'application/json;;=', '{}');
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
    );
    await fc.assert(fc.asyncProperty(bytes, type, async (body, of) => isAnswerOrProblem(await postNumbers(body, of))));
  });
});

describe('every question in due form is answered', () => {
  it('alike in a query and in JSON', async () => {
    const game = fc.record({
      numbers: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
      target: fc.maxSafeNat(),
      operations: fc.subarray([...OPERATORS], { minLength: 1 }),
    });
    const answered = fc.asyncProperty(game, async ({ numbers, target, operations }) => {
      const list = encodeURIComponent(operations.join(','));
      const query = await askNumbers(`numbers=${numbers.join()}&target=${target}&operations=${list}`);
      const json = await postNumbers({ numbers, target, operations });
      expect([query.status, json.status]).toEqual([200, 200]);
      expect(await json.text()).toBe(await query.text());
    });
    await fc.assert(answered, { numRuns: 50 });
  });
});
