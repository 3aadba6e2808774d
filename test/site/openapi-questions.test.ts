import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { makeBody } from '../../functions/api/cryptarithm-make-question.ts';
import { cryptarithmBody } from '../../functions/api/cryptarithm-question.ts';
import { lettersCheckBody } from '../../functions/api/letters-check-question.ts';
import { lettersDealBody } from '../../functions/api/letters-deal-question.ts';
import { lettersBody } from '../../functions/api/letters-question.ts';
import { checkBody } from '../../functions/api/numbers-check-question.ts';
import { dealBody } from '../../functions/api/numbers-deal-question.ts';
import { numbersBody } from '../../functions/api/numbers-question.ts';
import { reachBody } from '../../functions/api/numbers-reach-question.ts';
import { DEFAULT_LOCALE } from '../../site/i18n/locales.ts';
import { documentIn } from '../../site/openapi/document.ts';

const { paths } = await documentIn(DEFAULT_LOCALE, undefined);
const ajv = new Ajv2020({ strict: false });

/** Right and wrong values of every parameter. */
const oneOf = (...values: unknown[]) => fc.constantFrom(...values);
const NUMBER = oneOf(
  1,
  25,
  1_000_000,
  1_000_001,
  0,
  -1,
  -1_000_000,
  -1_000_001,
  0.5,
  '1/2',
  '-7/3',
  '1/0',
  '4',
  'x',
  null,
);
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  numbers: fc.oneof(
    fc.array(fc.oneof({ weight: 12, arbitrary: oneOf(1, 2, 25) }, NUMBER), { maxLength: 11 }),
    oneOf('1,2', null, {}),
  ),
  target: oneOf(952, 0, -1, Number.MAX_SAFE_INTEGER, 2 ** 53, 0.5, '1/2', '952', null, [1]),
  from: oneOf(0, 1, 100, -5, 0.5, '1', null),
  to: oneOf(100, 999, 20_000, -5, 2 ** 53, null),
  expression: oneOf('1+2', '', 'x'.repeat(500), 'x'.repeat(501), 5, null),
  rules: oneOf('countdown', '24', 24, 'show', 'full', 'other'),
  values: oneOf('natural', 'integer', 'rational', 'real'),
  use: oneOf('any', 'all', 'some'),
  operations: oneOf('+-*/', '-', '', '+ -', ['+', '/'], [], ['%'], ['+-'], 5),
  find: oneOf('best', 'all', 'worst'),
  limit: oneOf(1, 1000, 0, 1001, 2.5, '5'),
  offset: oneOf(0, 7, -1, '0'),
  budget: oneOf(1, 7, 1000, 0, 1.5, '7'),
  strategy: oneOf('subsets', 'backtracking', 'operators', 'states', 'guess', 'engine', 'columns'),
  show: oneOf('es', 'uk', 'fr', '24', 'it', 24),
  large: oneOf(0, 4, 5, -1, '2'),
  seed: oneOf('x', '', 'x'.repeat(64), 'x'.repeat(65), 0, -17, 2 ** 53, 0.5, true),
  difficulty: oneOf('easy', 'hard', 'trivial', 3),
  solvable: oneOf(true, false, 'true', 0),
  puzzle: oneOf('A+B=C', 'SEND+MORE', '', 'x'.repeat(4000), 'x'.repeat(4001), 5, null, ['A=B']),
  base: oneOf(2, 10, 36, 1, 37, 10.5, '10'),
  leadingZeros: oneOf(true, false, 'true', 1),
  singleLetterZero: oneOf(true, false, 'false', null),
  assign: oneOf([], ['A=1'], ['A=1', 'B!=2'], ['A', 'x'.repeat(40)], ['x'.repeat(41)], [9], 'A=1', null),
  explain: oneOf(true, false, 'true', 1),
  words: oneOf(
    ['a'],
    ['send', 'ten=10'],
    [],
    Array(500).fill('a'),
    Array(501).fill('a'),
    ['x'.repeat(81)],
    [1],
    'a',
    null,
  ),
  kinds: oneOf(['sum'], ['product', 'sum'], ['sum', 'sum'], [], ['sum', 'sum', 'sum'], ['other'], 'sum', 5),
  addends: oneOf(2, 5, 1, 6, 2.5, '3'),
  twice: oneOf(true, false, 'true', 1),
  letters: oneOf(
    ...['cas?', 'x'.repeat(100), 'x'.repeat(101), 5, null],
    ...[['n', '?'], ['n'], Array(12).fill('n'), Array(13).fill('n'), ['', 'n'], ['x'.repeat(9), 'n'], [1, 'n']],
  ),
  language: oneOf('es', 'en', 'fr', 'it', 1),
  word: oneOf('casa', 'x'.repeat(100), 'x'.repeat(101), 5, null, ['casa']),
  vowels: oneOf(2, 3, 6, 1, 7, 2.5, '3'),
  choices: oneOf('cvcvcvccv', 'cvcvcvccvv', 'vvvvvvvvv', 'cvcvcvcc', 'CVCVCVCCV', 'cvcvcvccx', '', 5, ['c']),
  nothing: oneOf(1),
};

/** Rules that join parameters, or look into the text of a fraction: the schemas of JSON cannot say them, the descriptions do. */
function isBeyondSchemas({ type, path }: v.BaseIssue<unknown>): boolean {
  const [first, last] = [path?.[0]?.key, path?.at(-1)];
  if (type === 'not_applicable' || type === 'zero_denominator') return true;
  if (typeof last?.value === 'string' && /^-?\d+\/\d+$/.test(last.value))
    return type === 'too_large' || type === 'too_small';
  return (first === 'to' || first === 'large' || first === 'vowels') && (type === 'too_large' || type === 'too_small');
}

describe.each([
  ['/api/v1/numbers', numbersBody],
  ['/api/v1/numbers/reach', reachBody],
  ['/api/v1/numbers/check', checkBody],
  ['/api/v1/numbers/deal', dealBody],
  ['/api/v1/cryptarithm', cryptarithmBody],
  ['/api/v1/cryptarithm/make', makeBody],
  ['/api/v1/letters', lettersBody],
  ['/api/v1/letters/check', lettersCheckBody],
  ['/api/v1/letters/deal', lettersDealBody],
] as const)('%s', (path, body: v.GenericSchema) => {
  const schema = paths[path]?.post?.requestBody?.content['application/json']?.schema ?? {};
  const isTold = ajv.compile(schema as Record<string, unknown>);
  const required = schema.required ?? [];
  const names = [...Object.keys(schema.properties ?? {}), 'nothing'];

  test('the document takes the questions that the handler takes, and no other', () => {
    const told = names.map((name) => [name, VALUES[name]] as const);
    const questions = fc.record(Object.fromEntries(told) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [],
    });
    // Most questions say little, so that not everything is wrong at once.
    const sparse = fc
      .tuple(questions, fc.subarray(names, { maxLength: 3 }))
      .map(([question, kept]) =>
        Object.fromEntries(Object.entries(question).filter(([name]) => required.includes(name) || kept.includes(name))),
      );
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(sparse, (question) => {
        const { success, issues = [] } = v.safeParse(body, question);
        const isTaken = success || issues.every(isBeyondSchemas);
        seen[isTaken ? 'taken' : 'refused'] += 1;
        expect(isTold(question), JSON.stringify(question)).toBe(isTaken);
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(50);
  });
});
