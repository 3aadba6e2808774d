import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { FAULT_CODES, SYNTAX_REASONS } from '../../functions/api/numbers-check-reply.ts';
import type { OpenApi, Schema } from '../../functions/openapi/open-api-shape.ts';
import { reply } from './reply.ts';

let served: OpenApi;
beforeAll(async () => {
  served = await (await fetch(`${inject('origin')}/openapi.json`)).json();
});

describe('real answers have the shape that the document tells, and nothing besides', () => {
  /** A schema that allows no property that it does not name. */
  const closed = (schema: Schema): Schema => (schema.properties ? { ...schema, additionalProperties: false } : schema);

  function validatorOf(name: string) {
    const schemas = Object.entries(served.components.schemas).map(([key, schema]) => [key, closed(schema)]);
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema({ $id: 'openapi', components: { schemas: Object.fromEntries(schemas) } });
    return ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
  }

  const SIX = 'numbers=25,50,75,100,3,6';
  const TEN = 'numbers=999983,999979,999961,999959,999953,999931,999917,999907,999883,999863';
  const ASKED: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'NumbersAnswer',
      '/api/v1/numbers',
      [
        `${SIX}&target=952&find=all`,
        `${SIX}&target=952&strategy=states&budget=1000`,
        `${SIX}&target=952&strategy=backtracking`,
        `numbers=3,3,8,8&target=24&rules=24&strategy=operators`,
        `${TEN}&target=9007199254740991&budget=1`,
        `${TEN}&target=-1/3&values=rational&use=all&budget=5`,
        `numbers=5,5&target=3&use=all&operations=-`,
        `numbers=1000000,1000000,1000000&target=9007199254740991&operations=*&use=all`,
        `numbers=1/2,-2/3&target=1/7&values=rational&find=all`,
        `numbers=7&target=7`,
      ],
    ],
    [
      'ReachAnswer',
      '/api/v1/numbers/reach',
      [
        SIX,
        `${TEN}&from=100&to=200&budget=1`,
        'numbers=5,5&use=all&operations=-&from=0&to=9',
        'numbers=2,3&values=rational&from=-9&to=9',
        'numbers=1/2,1/3&values=rational&use=all&operations=*&from=0&to=3',
      ],
    ],
    [
      'CheckAnswer',
      '/api/v1/numbers/check',
      [
        '25+50',
        '25+',
        '25 50',
        '(25+50',
        '25+50)',
        '(25+50]',
        '25+a',
        '2.5+50',
        '25+50=',
        ' ',
        '7+50',
        '25+25',
        '25/50',
        '25-50',
        '25-50+25',
        '50/(75-25-50)',
        '-25',
        '-(25+50)',

        '25+50=76',
        '100*100*100',
        '75*100*50*25*6*3=1',
      ].map((expression) => `${SIX}&target=952&expression=${encodeURIComponent(expression)}`),
    ],
    [
      'CheckAnswer',
      '/api/v1/numbers/check',
      [
        'numbers=2,3&target=6&use=all&expression=2',
        'numbers=2,3&target=6&operations=%2B&expression=2*3',
        'numbers=2,2,3&target=1/2&rules=24&expression=3/(2-2)',
        'numbers=5,5&target=1&expression=5-5',
        'numbers=3,5&target=-15&values=integer&expression=-5*3',
        `numbers=2,3&target=6&expression=${'(((((((((('.repeat(49)}2`,
      ],
    ],
    [
      'DealAnswer',
      '/api/v1/numbers/deal',
      ['show=es', 'show=uk&large=4&solvable=false&seed=17', 'show=fr&difficulty=easy', 'show=24&seed=x'],
    ],
    [
      'CryptarithmAnswer',
      '/api/v1/cryptarithm',
      [
        'puzzle=SEND+MORE=MONEY',
        'puzzle=SEND+MORE=MONEY&base=16&assign=S=15,E!=1&limit=1000&leadingZeros=true',
        'puzzle=A+B+C+D+E+F+G+H+I+J+K+L+M+N=A+B+C+D+E+F+G+H+I+J+K+L+M+N&base=36&limit=0',
        'puzzle=A+?=B&singleLetterZero=false',
        'puzzle=КОШКА+КОШКА+КОШКА=СОБАКА',
        'puzzle=A=B',
        'puzzle=TWO+TWO=FOUR&strategy=columns',
        'puzzle=SEND+MORE=MONEY&explain=true',
        'puzzle=DONALD+GERALD=ROBERT&explain=true&budget=1000',
        'puzzle=DONALD+GERALD=ROBERT&explain=true&budget=1',
        'puzzle=TWO-ONE=ONE+A?&explain=true&budget=1000',
        'puzzle=A*B=CD&explain=true',
        'puzzle=TWO+TWO=FIVE&strategy=exhaustive&budget=1000',
      ],
    ],
    [
      'MakeAnswer',
      '/api/v1/cryptarithm/make',
      [
        'words=send,more,money',
        'words=ten=10,forty=40,sixty=60&addends=5&limit=1',
        'words=a,bc&kinds=product,sum&base=7&twice=false',
        'words=x&limit=0',
      ],
    ],
    [
      'LettersAnswer',
      '/api/v1/letters',
      [
        'letters=ntviriuto',
        'letters=xz&limit=0',
        'letters=casada??&rules=full&limit=1000',
        'letters=abcdeilnor??&language=en&budget=1',
        'letters=éacouers?&language=fr&rules=full&limit=1000',
      ],
    ],
    [
      'LettersCheckAnswer',
      '/api/v1/letters/check',
      [
        'word=casas&letters=casad',
        'word=x&letters=xy',
        'word=xyz',
        'word=como',
        'word=damelo',
        'word=coeur&language=fr',
      ],
    ],
    ['LettersDealAnswer', '/api/v1/letters/deal', ['show=es', 'show=uk&choices=cvcvcvccv', 'show=fr&vowels=2&seed=7']],
    ['Health', '/api/v1/health', ['']],
    ['Problem', '/api/v1/numbers', ['', 'numbers=0,1/2,x&target=&use=1&nothing=2&numbers=3', '%FF=1']],
    [
      'Problem',
      '/api/v1/cryptarithm',
      ['puzzle=', 'puzzle=A+$=B', 'puzzle=A=B&assign=X=1,Z&base=37', 'puzzle=A=B&assign=X=1,Z'],
    ],
    ['Problem', '/api/v1/letters', ['letters=a1', 'letters=???a', 'letters=a', 'letters=abc&language=it']],
    ['Problem', '/api/v1/nothing', ['']],
  ];

  test.each(ASKED)('%s of %s', async (name, path, queries) => {
    const isValid = validatorOf(name);
    for (const query of queries) {
      const { status, body } = await reply(`GET ${path}?${query}`);
      expect(isValid(body) ? [] : isValid.errors, `${status} ${query}: ${JSON.stringify(body).slice(0, 300)}`).toEqual(
        [],
      );
    }
  });

  test('every fault that a check can find is among them', async () => {
    const found = new Set<string>();
    for (const [name, path, queries] of ASKED) {
      if (name !== 'CheckAnswer') continue;
      for (const query of queries) {
        const { body } = await reply(`GET ${path}?${query}`);
        for (const { code, reason } of (body as { faults: { code: string; reason?: string }[] }).faults) {
          found.add(code);
          if (reason !== undefined) found.add(reason);
        }
      }
    }
    // Too long for the service is what the schema of the question refuses already.
    const told = [...FAULT_CODES, ...SYNTAX_REASONS].filter((code) => code !== 'too-long');
    expect([...found].sort()).toEqual(told.sort());
  });
});
