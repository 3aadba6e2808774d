import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../functions/edge/json-body.ts';
import { ask, errorsOf, postNumbers } from './service.ts';

const refusals = async (body: unknown, status = 400) => errorsOf(await postNumbers(body), status);
const bytes = (...values: number[]) => new Uint8Array(values);
const streamed = (text: string) => new Response(text).body;

describe('a body is refused when', () => {
  it('it is empty', async () => {
    expect(await refusals('')).toEqual(['body: missing']);
    expect(await errorsOf(await ask('/api/v1/numbers', { method: 'POST' }))).toEqual(['body: missing']);
  });

  it('it is not JSON', async () => {
    for (const text of ['{', '{"numbers":[1],}', "{'numbers':[1]}", 'numbers=1', ' ', '[1', '{"a":01}', 'NaN', '\0']) {
      expect(await refusals(text)).toEqual(['body: malformed_json']);
    }
  });

  it('it is JSON, but no object', async () => {
    for (const text of [
      '[]',
      'null',
      '5',
      '"numbers"',
      'true',
      '[{"numbers":[1],"target":1}]',
      '['.repeat(5000) + ']'.repeat(5000),
    ]) {
      expect(await refusals(text)).toEqual(['body: wrong_type']);
    }
  });

  it('it begins with a byte order mark', async () => {
    expect(await refusals('\uFEFF{"numbers":[1],"target":1}')).toEqual(['body: malformed_json']);
    expect(await refusals(bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0))).toEqual(['body: malformed_utf8']);
  });

  it('it is not UTF-8', async () => {
    expect(await refusals(bytes(0x22, 0xe9, 0x22))).toEqual(['body: malformed_utf8']);
    expect(await refusals(bytes(0x22, 0xed, 0xa0, 0x80, 0x22))).toEqual(['body: malformed_utf8']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    'application/json; charset=latin1',
    '',
  ])('it is said to be of type "%s"', async (type) => {
    const reply = await postNumbers('{"numbers":[1],"target":1}', type);
    expect(await errorsOf(reply, 415)).toEqual(['body: unsupported_media_type']);
  });

  it('it is compressed', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const reply = await ask('/api/v1/numbers', { method: 'POST', headers, body: '{"numbers":[1],"target":1}' });
    expect(await errorsOf(reply, 415)).toEqual(['body: unsupported_media_type']);
  });

  it('it is too large, whether or not its length was announced', async () => {
    const text = `{"numbers":[1],"target":1${' '.repeat(MAX_BODY_BYTES)}}`;
    expect(await refusals(text, 413)).toEqual(['body: too_large']);
    expect(await refusals(streamed(text), 413)).toEqual(['body: too_large']);
    expect((await postNumbers(streamed('{"numbers":[1],"target":1}'))).status).toBe(200);
  });

  it('it holds 10,000 numbers', async () => {
    expect(await refusals({ numbers: Array(10_000).fill(7), target: 5 }, 413)).toEqual(['body: too_large']);
    expect(await refusals({ numbers: Array(5000).fill(7), target: 5 })).toEqual(['numbers: too_many']);
  });

  it('a number is none, or no integer', async () => {
    for (const value of ['1', null, true, [1], {}, 1.5, '']) {
      expect(await refusals({ numbers: [4, 5, value], target: 9 })).toEqual(['numbers.2: not_integer']);
      expect(await refusals({ numbers: [4], target: value })).toEqual(['target: not_integer']);
      expect(await refusals({ numbers: [4], target: 4, budget: value })).toEqual(['budget: not_integer']);
    }
  });

  it('the numbers are no list, an empty one, or one of texts', async () => {
    for (const numbers of ['1,2', 5, null, { 0: 1, length: 1 }]) {
      expect(await refusals({ numbers, target: 9 })).toEqual(['numbers: wrong_type']);
    }
    expect(await refusals({ numbers: [], target: 9 })).toEqual(['numbers: too_few']);
    expect(await refusals({ numbers: ['1', '2'], target: 9 })).toEqual([
      'numbers.0: not_integer',
      'numbers.1: not_integer',
    ]);
  });

  it('an integer would be rounded, or overflow', async () => {
    for (const target of ['9007199254740992', '9007199254740993', '1e400', '123456789012345678901234567890']) {
      expect(await refusals(`{"numbers":[4],"target":${target}}`)).toEqual(['target: too_large']);
    }
    expect(await refusals('{"numbers":[4],"target":-1e400}')).toEqual(['target: too_small']);
  });

  it('it has unknown entries, all of which are named', async () => {
    const body = '{"numbers":[4],"target":5,"__proto__":{"find":"best"},"constructor":1,"x":{"y":[{}]}}';
    expect(await refusals(body)).toEqual([
      '__proto__: unknown_parameter',
      'constructor: unknown_parameter',
      'x: unknown_parameter',
    ]);
  });

  it('entries are missing', async () => {
    expect(await refusals({})).toEqual(['numbers: missing', 'target: missing']);
  });

  it('the operations are none, or not operators', async () => {
    const operations = async (value: unknown) => refusals({ numbers: [4], target: 5, operations: value });
    for (const value of ['', []]) expect(await operations(value)).toEqual(['operations: too_few']);
    for (const value of [5, null, { 0: '+' }]) expect(await operations(value)).toEqual(['operations: wrong_type']);
    for (const value of ['+x', ['+', '-*'], ['+', 5], '+ -']) {
      expect(await operations(value)).toEqual(['operations.1: not_supported']);
    }
  });
});
