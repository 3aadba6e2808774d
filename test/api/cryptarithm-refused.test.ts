import { describe, expect, it } from 'vitest';
import { askFor, errorsOf, postTo, problemOf } from './service.ts';

const refusals = async (query: string) => errorsOf(await askFor('cryptarithm', query));
const refusalsOf = async (body: unknown) => errorsOf(await postTo('cryptarithm', body));

describe('a puzzle that cannot be read is refused, with the place and the reason', () => {
  it.each([
    ['', 'missing', undefined, 'must be a puzzle, such as SEND+MORE=MONEY; there is none'],
    [' \n', 'missing', undefined, 'must be a puzzle, such as SEND+MORE=MONEY; there is none'],
    [
      'SEND$MORE=MONEY',
      'unknown_symbol',
      5,
      '“$” is neither a letter nor a digit, an operator, a bracket, a ? or an =',
    ],
    ['A+B=🙂', 'unknown_symbol', 5, '“🙂” is neither'],
    ['𝒜🙂A=B', 'unknown_symbol', 2, '“🙂” is neither'],
    ['A\u0000B=C', 'unknown_symbol', 2, 'U+0000 is neither'],
    ['A+B=\ud800', 'unknown_symbol', 5, 'U+D800 is neither'],
    ['SEND+MORE', 'no_equation', 10, 'an = and a result, or a rule of dashes above it, are missing'],
    ['SEND MORE', 'no_equation', 10, 'an = and'],
    ['A+B=C;D+E', 'no_equation', 10, 'an = and'],
    ['SEND+=MONEY', 'missing_operand', 6, 'a word or a bracket is missing before “=”'],
    ['SEND+MORE=', 'missing_operand', 11, 'a word or a bracket is missing'],
    ['=', 'missing', undefined, 'there is none'],
    ['A(B+C)=D', 'missing_operator', 2, 'an operator or an = is missing before “(”'],
    ['(A+B=C', 'unclosed_bracket', 1, '“(” is never closed'],
    ['A+B)=C', 'unopened_bracket', 4, '“)” closes no bracket'],
    ['(A+B]=C', 'wrong_bracket', 5, '“]” closes a bracket of another kind'],
    [`${'('.repeat(1000)}A=B`, 'too_deep', 61, 'at most 60 brackets, signs and powers may stand within one another'],
    ['1+1=2', 'no_letters', 1, 'there is nothing to solve, neither a letter nor a ?'],
    [
      'ABCDEFGHIJ=K',
      'too_many_letters',
      12,
      '“K” is one letter too many: there are 11 different ones, and base 10 has 10 digits',
    ],
    [`${'?'.repeat(41)}=A`, 'too_many_wildcards', 41, 'a puzzle has at most 40 wildcards (?)'],
    [
      'AB\nCD\n--\nEF\n--\nGH\n--\nIJ',
      'unclear_layout',
      22,
      'from here on the lines are neither a sum nor a long multiplication',
    ],
  ])('%j: %s', async (puzzle, code, character, reason) => {
    const { detail, errors } = await problemOf(await postTo('cryptarithm', { puzzle }), 400);
    expect(errors).toMatchObject([{ path: 'puzzle', code }]);
    const [{ message, start = -1, end = -1 } = { message: '' }] = errors;
    expect(detail).toBe(`puzzle: ${message}`);
    if (reason !== undefined) expect(message).toContain(character ? `at character ${character}: ${reason}` : reason);
    if (character) expect([...puzzle.slice(0, start)].length + 1).toBe(character);
    expect(end).toBeGreaterThanOrEqual(start);
  });

  it('a digit that the base does not have', async () => {
    const { errors } = await problemOf(await askFor('cryptarithm', 'puzzle=A9+B=C&base=8'), 400);
    const message = 'at character 2: “9” is not a digit of base 8';
    expect(errors).toEqual([{ path: 'puzzle', code: 'digit_too_large', message, start: 1, end: 2 }]);
  });

  it('too many letters for a small base', async () => {
    const { errors } = await problemOf(await askFor('cryptarithm', 'puzzle=SEND+MORE=MONEY&base=7'), 400);
    expect(errors[0]?.message).toContain(
      '“Y” is one letter too many: there are 8 different ones, and base 7 has 7 digits',
    );
  });

  it('with the same place and reason in a query', async () => {
    for (const puzzle of ['SEND+MORE*=MONEY', 'SEND+MORE', 'A+B=🙂', '(A+B=C']) {
      const query = await askFor('cryptarithm', `puzzle=${encodeURIComponent(puzzle).replaceAll('%2B', '+')}`);
      expect(await problemOf(query, 400)).toEqual(await problemOf(await postTo('cryptarithm', { puzzle }), 400));
    }
  });

  it('whatever is too long', async () => {
    const words = (length: number) => `A=${'B'.repeat(length - 2)}`;
    expect(await refusalsOf({ puzzle: words(4001) })).toEqual(['puzzle: too_long']);
    expect(await refusalsOf({ puzzle: '('.repeat(10_000) })).toEqual(['puzzle: too_long']);
    expect(await errorsOf(await postTo('cryptarithm', { puzzle: words(1_000_000) }), 413)).toEqual(['body: too_large']);
    expect(await refusals(`puzzle=${words(1_000_000)}`)).toEqual(['puzzle: too_long']);
    expect((await postTo('cryptarithm', { puzzle: words(4000) })).status).toBe(200);
  });
});

describe('a question is refused when', () => {
  const PUZZLE = 'SEND+MORE=MONEY';

  it('there is no puzzle, or it is no text', async () => {
    expect(await refusals('')).toEqual(['puzzle: missing']);
    expect(await refusals('puzzle')).toEqual(['puzzle: missing']);
    expect(await refusals(PUZZLE)).toEqual(['SEND MORE: unknown_parameter', 'puzzle: missing']);
    for (const puzzle of [null, 5, true, [], ['A=B'], {}])
      expect(await refusalsOf({ puzzle })).toEqual(['puzzle: wrong_type']);
    for (const body of [null, [], 'A=B', 5, [{ puzzle: PUZZLE }]]) {
      expect(await refusalsOf(JSON.stringify(body)), JSON.stringify(body)).toEqual(['body: wrong_type']);
    }
  });

  it('&& is not percent-encoded, which ends the parameter', async () => {
    expect(await refusals('puzzle=A+B=C&&D+E=F')).toEqual(['D E: unknown_parameter']);
  });

  it('another parameter is out of its range or of another type', async () => {
    expect(await refusals(`puzzle=${PUZZLE}&base=37&limit=1001&budget=0&leadingZeros=yes&singleLetterZero=1`)).toEqual([
      'base: too_large',
      'leadingZeros: wrong_type',
      'singleLetterZero: wrong_type',
      'limit: too_large',
      'budget: too_small',
    ]);
    expect(await refusals(`puzzle=${PUZZLE}&base=1&limit=-1`)).toEqual(['base: too_small', 'limit: too_small']);
    expect(await refusals(`puzzle=${PUZZLE}&base=ten&limit=`)).toEqual(['base: not_integer', 'limit: not_integer']);
    expect(await refusalsOf({ puzzle: PUZZLE, base: '10', leadingZeros: 'true', assign: 'S=9' })).toEqual([
      'base: not_integer',
      'leadingZeros: wrong_type',
      'assign: wrong_type',
    ]);
    expect(await refusals(`puzzle=${PUZZLE}&puzzle=A=B`)).toEqual(['puzzle: duplicate']);
    expect(await refusals(`puzzle=${PUZZLE}&assign=S=9&assign=E=5`)).toEqual(['assign: duplicate']);
  });

  it('an assignment is none, or about a letter or digit that there is not, each of them told', async () => {
    expect(await refusals(`puzzle=${PUZZLE}&assign=S=9,X=1,E,N=10,?=3,D=-1,7=7`)).toEqual([
      'assign.1: unknown_letter',
      'assign.2: not_an_assignment',
      'assign.3: digit_too_large',
      'assign.4: unknown_letter',
      'assign.5: not_an_assignment',
      'assign.6: not_an_assignment',
    ]);
    const json = await postTo('cryptarithm', { puzzle: PUZZLE, assign: ['S=9', 'X=1', 'E=5F', 'N=16'], base: 16 });
    expect((await problemOf(json, 400)).errors.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'assign.1 must be about a letter of the puzzle: S, E, N, D, M, O, R, Y',
      'assign.2 must be a letter, = or !=, and a digit in decimal, such as S=9 or S!=9',
      'assign.3 must be about a digit of base 16, in decimal: 0 to 15',
    ]);
  });

  it('an assignment is no text, too long, or one of too many', async () => {
    expect(await refusalsOf({ puzzle: PUZZLE, assign: [9, null, 'S=9', ['E=5'], `S=${' '.repeat(39)}9`] })).toEqual([
      'assign.0: wrong_type',
      'assign.1: wrong_type',
      'assign.3: wrong_type',
      'assign.4: too_long',
    ]);
    expect(await refusalsOf({ puzzle: PUZZLE, assign: Array(1297).fill('S=9') })).toEqual(['assign: too_many']);
    expect(await refusals(`puzzle=${PUZZLE}&assign=S=9,,E=5`)).toEqual(['assign.1: not_an_assignment']);
  });
});
