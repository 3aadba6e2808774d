import { describe, expect, it } from 'vitest';
import { askNumbers, errorsOf, problemOf } from './service.ts';

const refusals = async (query: string) => errorsOf(await askNumbers(query));

describe('a query is refused when', () => {
  it('a number is not a plain decimal integer', async () => {
    for (const text of [
      '1.5',
      '0x10',
      '1e3',
      'x',
      '%2B5',
      '007',
      '1_000',
      '٣',
      '3n',
      '1;2',
      'NaN',
      'Infinity',
      '%00',
    ]) {
      expect(await refusals(`numbers=4,5,6,${text}&target=10`)).toEqual(['numbers.3: not_integer']);
      expect(await refusals(`numbers=4&target=${text}`)).toEqual(['target: not_integer']);
      expect(await refusals(`numbers=4&target=5&budget=${text}`)).toEqual(['budget: not_integer']);
    }
  });

  it('the target has spaces around it', async () => {
    expect(await refusals('numbers=4&target=%2012%20')).toEqual(['target: not_integer']);
  });

  it('a number is out of its range', async () => {
    expect(await refusals('numbers=0,1000001&target=-1&budget=0')).toEqual([
      'numbers.0: too_small',
      'numbers.1: too_large',
      'target: too_small',
      'budget: too_small',
    ]);
  });

  it('an integer is beyond what a double holds exactly', async () => {
    for (const target of ['9007199254740992', '9007199254740993', '9'.repeat(400)]) {
      expect(await refusals(`numbers=4&target=${target}`)).toEqual(['target: too_large']);
    }
  });

  it('the budget is more than the service grants', async () => {
    expect(await refusals('numbers=4&target=5&budget=1001')).toEqual(['budget: too_large']);
    const { detail } = await problemOf(await askNumbers('numbers=4&target=5&budget=13', { MAX_BUDGET_MS: 12 }), 400);
    expect(detail).toBe('budget: must be an integer from 1 to 12');
  });

  it('there are no numbers, too many, or one is missing', async () => {
    for (const list of ['', ',', '%20'])
      expect(await refusals(`numbers=${list}&target=5`)).toEqual(['numbers: too_few']);
    expect(await refusals('numbers=1,2,3,4,5,6,7,8,9,10,11&target=5')).toEqual(['numbers: too_many']);
    expect(await refusals('numbers=1,,3&target=5')).toEqual(['numbers.1: not_integer']);
  });

  it('it holds 10,000 numbers', async () => {
    expect(await refusals(`numbers=${Array(10_000).fill(7).join(',')}&target=5`)).toEqual(['numbers: too_long']);
  });

  it('a parameter is required and not there, or empty', async () => {
    expect(await refusals('')).toEqual(['numbers: missing', 'target: missing']);
    expect(await refusals('numbers=4')).toEqual(['target: missing']);
    expect(await refusals('numbers=4&target')).toEqual(['target: not_integer']);
    expect(await refusals('numbers=4&target=5&rules=')).toEqual(['rules: not_supported']);
  });

  it('a parameter is given twice, in whatever spelling', async () => {
    expect(await refusals('numbers=4&target=5&target=5')).toEqual(['target: duplicate']);
    expect(await refusals('numbers=4&numbers=5&target=9')).toEqual(['numbers: duplicate']);
    expect(await refusals('numbers=4&%6Eumbers=5&target=9')).toEqual(['numbers: duplicate']);
  });

  it('a parameter is longer than any question needs', async () => {
    expect(await refusals(`numbers=4&target=${'5'.repeat(4501)}`)).toEqual(['target: too_long']);
    expect(await refusals(`numbers=4&target=${'5'.repeat(4500)}`)).toEqual(['target: too_large']);
  });

  it('the percent-encoding is malformed', async () => {
    expect(await refusals('numbers=%E0%A4%A&target=5')).toEqual(['numbers: malformed_encoding']);
    expect(await refusals('numbers=4&target=%FF')).toEqual(['target: malformed_encoding']);
    expect(await refusals('numbers=4&target=5&%E0%A4%A=1')).toEqual(['%E0%A4%A: malformed_encoding']);
  });

  it('it has unknown parameters, all of which are named', async () => {
    const names = ['tarjet', '__proto__', 'constructor', 'toString', 'Target', 'numbers[]'];
    const query = names.map((name) => `${encodeURIComponent(name)}=1`).join('&');
    expect(await refusals(`numbers=4&target=5&${query}`)).toEqual(names.map((name) => `${name}: unknown_parameter`));
  });

  it('it asks for what is not to be had', async () => {
    const query = 'rules=letters&values=real&use=some&find=worst&strategy=luck';
    const names = ['rules', 'values', 'use', 'find', 'strategy'];
    expect(await refusals(`numbers=4&target=5&${query}`)).toEqual(names.map((name) => `${name}: not_supported`));
  });

  it('the operations are none, no operators, or ambiguous', async () => {
    expect(await refusals('numbers=4&target=5&operations=')).toEqual(['operations: too_few']);
    expect(await refusals('numbers=4&target=5&operations=*x')).toEqual(['operations.1: not_supported']);
    for (const text of ['-+*', '-%20*']) {
      expect(await refusals(`numbers=4&target=5&operations=${text}`)).toEqual(['operations.1: not_supported']);
    }
  });

  it('every fault is told at once, with what would be right', async () => {
    const { errors, detail } = await problemOf(await askNumbers('numbers=4,x&target=1.5&traget=1'), 400);
    expect(detail).toBe(`traget: ${errors[0]?.message}`);
    expect(errors).toEqual([
      { path: 'traget', code: 'unknown_parameter', message: expect.stringContaining('numbers, target, rules') },
      { path: 'numbers.1', code: 'not_integer', message: 'must be an integer from 1 to 1000000' },
      { path: 'target', code: 'not_integer', message: 'must be an integer from 0 to 9007199254740991' },
    ]);
  });

  it('and no more than twenty faults are told', async () => {
    const query = Array.from({ length: 500 }, (_, index) => `p${index}=1`).join('&');
    expect((await problemOf(await askNumbers(query), 400)).errors).toHaveLength(20);
  });
});
