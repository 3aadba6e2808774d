import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATORS } from '../../functions/solvers/arithmetic/puzzle.ts';
import { askFor, askNumbers, postNumbers, postTo, problemOf } from './service.ts';

const RESOURCES = [
  ...['numbers', 'numbers/reach', 'numbers/check', 'numbers/deal', 'cryptarithm', 'cryptarithm/make'],
  ...['letters', 'letters/check', 'letters/deal'],
];

/** An answer, or a problem in due form of the client's making. */
async function isAnswerOrProblem(reply: Response): Promise<void> {
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  if (reply.status === 200) return;
  expect([400, 413, 415]).toContain(reply.status);
  const { errors } = await problemOf(reply, reply.status);
  expect(errors.length).toBeGreaterThan(0);
}

/** One of the parameters of one resource or another. */
const parameterName = fc.constantFrom(
  ...['numbers', 'target', 'rules', 'values', 'use', 'operations', 'find', 'limit', 'offset', 'budget', 'strategy'],
  ...['from', 'to', 'expression', 'show', 'large', 'seed', 'difficulty', 'solvable'],
  ...['puzzle', 'base', 'leadingZeros', 'singleLetterZero', 'assign', 'explain', 'words', 'kinds', 'addends', 'twice'],
  ...['letters', 'language', 'word', 'vowels', 'choices'],
);
const name = fc.oneof(
  { weight: 3, arbitrary: parameterName },
  fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'numbers[]', 'numbers.0', ''),
  fc.string({ unit: 'binary' }),
);
const number = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(1e6, -0, Infinity, '1/2', '-3/0', '1/9007199254740993'),
);
const word = fc.constantFrom(
  ...['countdown', '24', 'natural', 'integer', 'rational', 'any', 'all', 'best', '+-*/', ''],
  ...['subsets', 'backtracking', 'operators', 'states', 'es', 'hard', 'true', '1+(2', '--1×'],
  ...['A+B=C', 'A=?&&B*C=D^2', 'ab\ncd\n--\nef', 'A=1', 'A!=1', 'engine', 'send more money', 'sum,product', 'a=1,b'],
  ...['ntviriuto', 'n,ñ ??', 'cœur', 'fr', 'full', 'cvcvcvccv'],
);
const resource = fc.constantFrom(...RESOURCES);

describe('nothing that is sent makes the service fail', () => {
  it('no query whatever', async () => {
    const value = fc.oneof(number.map(String), word, fc.string({ unit: 'binary' }), fc.array(number).map(String));
    const encoded = fc
      .tuple(name, value)
      .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='));
    const parameter = fc.oneof(
      encoded,
      fc.string(),
      fc.constantFrom(
        '&',
        '%',
        '%E0%A4%A',
        '=',
        'numbers=1,2',
        'target=3',
        'show=es',
        'from=1',
        'to=9',
        'expression=1',
        'puzzle=A+B=C',
        'words=a,b,c',
        'letters=casa??',
        'word=casa',
      ),
    );
    const query = fc.array(parameter, { maxLength: 6 }).map((parts) => parts.join('&'));
    const answered = fc.asyncProperty(resource, query, async (of, text) => isAnswerOrProblem(await askFor(of, text)));
    await fc.assert(answered, { numRuns: 300 });
  });

  it('no JSON whatever', async () => {
    const value = fc.oneof(number, word, fc.array(number, { maxLength: 12 }), fc.array(word), fc.jsonValue());
    const question = fc.dictionary(name, value);
    const body = fc.oneof(question, fc.jsonValue()).map((json) => JSON.stringify(json));
    const answered = fc.asyncProperty(resource, body, async (of, text) => isAnswerOrProblem(await postTo(of, text)));
    await fc.assert(answered, { numRuns: 300 });
  });

  it('no bytes whatever, of whatever type', async () => {
    const type = fc.constantFrom('application/json', 'text/plain', 'application/json;;=', '{}');
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
    );
    await fc.assert(fc.asyncProperty(bytes, type, async (body, of) => isAnswerOrProblem(await postNumbers(body, of))));
  });

  it('no puzzle whatever, nor what is assigned', async () => {
    const mark = fc.constantFrom(...'AbcДñ十019?+-*/^()[]=;&×²≠\n ', '---', '&&', '\u0000', '\ud83d', '🙂');
    const puzzle = fc.oneof(fc.string({ unit: mark, maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }));
    const assignment = fc.string({ unit: fc.constantFrom(...'AД9=!≠<> ?\u0301'), maxLength: 6 });
    const question = fc.record({
      puzzle,
      base: fc.integer({ min: 2, max: 36 }),
      assign: fc.array(assignment, { maxLength: 2 }),
      limit: fc.constantFrom(0, 1, 1000),
      strategy: fc.constantFrom('engine', 'exhaustive', 'columns'),
      explain: fc.boolean(),
    });
    const answered = fc.asyncProperty(question, async (json) => isAnswerOrProblem(await postTo('cryptarithm', json)));
    await fc.assert(answered, { numRuns: 500 });
  });

  it('no letters whatever, nor any word', async () => {
    const letter = fc.constantFrom(...'aeñçœÉßﬁıЖ字?？7,-·\u0301\u0000\ud83d ', '🙂');
    const text = fc.oneof(fc.string({ unit: letter, maxLength: 14 }), fc.string({ unit: 'binary', maxLength: 120 }));
    const question = fc.record({
      letters: fc.oneof(text, fc.array(text)),
      language: fc.constantFrom('es', 'en', 'fr'),
    });
    const answered = fc.asyncProperty(question, text, async (json, word) => {
      await isAnswerOrProblem(await postTo('letters', { ...json, limit: 1 }));
      await isAnswerOrProblem(await postTo('letters/check', { ...json, word }));
    });
    await fc.assert(answered, { numRuns: 200 });
  });

  it('no expression whatever', async () => {
    const mark = fc.constantFrom(...'0123456789+-*/()[]{}=×÷−:., ', '1/2', '-5', '½', '\u0000', '\ud83d');
    const expression = fc.oneof(
      fc.string({ unit: mark, maxLength: 500 }),
      fc.string({ unit: 'binary', maxLength: 500 }),
    );
    const rules = fc.constantFrom('countdown', '24');
    const answered = fc.asyncProperty(expression, rules, async (text, named) => {
      const json = { numbers: [1, 2, 3, 5], target: 7, rules: named, expression: text };
      const reply = await postTo('numbers/check', json);
      expect(reply.status).toBe(text.length > 500 ? 400 : 200);
    });
    await fc.assert(answered, { numRuns: 300 });
  });
});

describe('every question in due form is answered', () => {
  const natural = fc.integer({ min: 1, max: 1_000_000 });
  const integer = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const fraction = fc.tuple(integer, natural).map((pair) => pair.join('/'));
  const games = {
    natural: { number: natural, target: fc.maxSafeNat() },
    integer: { number: integer, target: fc.maxSafeInteger() },
    rational: { number: fc.oneof(integer, fraction), target: fc.oneof(fc.maxSafeInteger(), fraction) },
  } as const;

  it.each(['natural', 'integer', 'rational'] as const)(
    'alike in a query and in JSON, with %s values',
    async (values) => {
      const { number, target } = games[values];
      const game = fc.record({
        numbers: fc.array<number | string>(number, { minLength: 1, maxLength: 4 }),
        target: target as fc.Arbitrary<number | string>,
        use: fc.constantFrom('any', 'all'),
        find: fc.constantFrom('best', 'all'),
        operations: fc.subarray([...OPERATORS], { minLength: 1 }),
      });
      const answered = fc.asyncProperty(game, async ({ numbers, target, use, find, operations }) => {
        const list = encodeURIComponent(operations.join(','));
        const rules = `values=${values}&use=${use}&operations=${list}`;
        const query = await askNumbers(`numbers=${numbers.join()}&target=${target}&find=${find}&${rules}`);
        const json = await postNumbers({ numbers, target, values, use, find, operations });
        expect([query.status, json.status]).toEqual([200, 200]);
        expect(await json.text()).toBe(await query.text());
      });
      await fc.assert(answered, { numRuns: 40 });
    },
  );
});
