import { describe, expect, it } from 'vitest';
import type { MakeAnswer } from '../../functions/api/cryptarithm-make-answer.ts';
import { countSumSolutions } from '../solvers/count-solutions.ts';
import { answerOf, askFor, errorsOf, postTo, problemOf } from './service.ts';

interface Answer extends MakeAnswer {
  readonly words: readonly string[];
  readonly base: number;
  readonly kinds: readonly string[];
  readonly addends: number;
  readonly twice: boolean;
}

const NUMBERS = 'six=6 seven=7 ten=10 twenty=20 forty=40 sixty=60';

const ask = (query: string) => askFor('cryptarithm/make', query);
const make = async (query: string) => answerOf<Answer>(await ask(query));
const textsOf = ({ puzzles }: Answer) => puzzles.map(({ puzzle }) => puzzle);

describe('the puzzles made of words', () => {
  it('are told with their only solution and the question spelled out', async () => {
    const answer = await make('words=Send,more,MONEY,more');
    expect(answer).toEqual({
      words: ['send', 'more', 'money'],
      base: 10,
      kinds: ['sum'],
      addends: 3,
      twice: true,
      puzzles: [
        {
          puzzle: 'SEND+MORE=MONEY',
          kind: 'sum',
          trueInWords: false,
          allDigits: false,
          solution: { letters: { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 }, equation: '9567+1085=10652' },
        },
      ],
      puzzleCount: 1,
      search: { complete: true, work: answer.search.work, budget: 420_000 },
    });
  });

  it('begin with those that are true of what the words mean', async () => {
    const answer = await make(`words=${NUMBERS}&limit=3`);
    expect(answer.words).toEqual(NUMBERS.split(' '));
    expect(textsOf(answer).slice(0, 2)).toEqual(['FORTY+TEN+TEN=SIXTY', 'SEVEN+SEVEN+SIX=TWENTY']);
    expect(answer.puzzles.map(({ trueInWords }) => trueInWords)).toEqual([true, true, false]);
    expect(answer.puzzleCount).toBeGreaterThan(3);
    for (const text of textsOf(answer)) expect(countSumSolutions(text, 10), text).toBe(1);
  });

  it('have no more addends than are asked for, and no word twice where none may be', async () => {
    const two = textsOf(await make(`words=${NUMBERS}&addends=2`));
    expect(two.filter((text) => text.split('+').length > 2)).toEqual([]);
    const once = textsOf(await make(`words=${NUMBERS}&twice=false`));
    expect(once.length).toBeGreaterThan(0);
    expect(once.filter((text) => /(\b\w+\b).*\b\1\b/.test(text))).toEqual([]);
  });

  it('are products too, in any base', async () => {
    const answer = await make('words=a,b&kinds=product&base=5');
    expect(textsOf(answer)).toEqual(['A*A=B', 'B*B=A']);
    expect(answer.puzzles[0]?.solution).toEqual({ letters: { A: 2, B: 4 }, equation: '2*2=4' });
    expect((await make('words=a,b&kinds=product,sum&base=5')).kinds).toEqual(['sum', 'product']);
  });

  it('are the same in JSON, kept, and as many as the budget finds', async () => {
    const first = await ask('words=ten=10, forty, sixty');
    expect(first.headers.get('Cache-Status')).toBe('Cifras; fwd=miss; stored');
    const text = await first.text();
    const post = await postTo('cryptarithm/make', { words: ['ten=10', 'Forty', 'sixty'], kinds: ['sum', 'sum'] });
    expect(post.headers.get('Cache-Status')).toBe('Cifras; hit');
    expect(await post.text()).toBe(text);
    expect((await ask('words=ten,forty,sixty')).headers.get('Cache-Status')).toBe('Cifras; fwd=miss; stored');
    const many = Array.from({ length: 90 }, (_, at) => `${'aeiou'[at % 5]}${'lmnrst'[at % 6]}${'bcd'[at % 3]}e`);
    const part = await make(`words=${many.join(',')}&budget=1&addends=4`);
    expect(part.search).toMatchObject({ complete: false, budget: 60_000 });
  });
});

describe('a list of words is refused when', () => {
  const refusals = async (query: string) => errorsOf(await ask(query));

  it('it has no word, or too many', async () => {
    expect(await refusals('')).toEqual(['words: missing']);
    expect(await refusals('words=')).toEqual(['words: too_few']);
    const many = Array.from({ length: 501 }, () => 'a');
    expect(await errorsOf(await postTo('cryptarithm/make', { words: many }))).toEqual(['words: too_many']);
  });

  it('something in it is no word, all of which is told', async () => {
    expect(await refusals(`words=send,m0re,,${'x'.repeat(21)},${'x'.repeat(81)}`)).toEqual(['words.4: too_long']);
    const reply = await ask(`words=send,m0re,,${'x'.repeat(21)}`);
    const { errors } = await problemOf(reply, 400);
    expect(errors.map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'words.1: not_letters',
      'words.2: not_letters',
      'words.3: too_long',
    ]);
  });

  it('the rest of the question is none', async () => {
    expect(await refusals('words=a&kinds=power&addends=6&twice=maybe&base=37&limit=-1&puzzle=A=B')).toEqual([
      'puzzle: unknown_parameter',
      'base: too_large',
      'kinds.0: not_supported',
      'addends: too_large',
      'twice: wrong_type',
      'limit: too_small',
    ]);
    expect(await refusals('words=a&kinds=')).toEqual(['kinds: too_few']);
    expect(await refusals('words=a&budget=1001')).toEqual(['budget: too_large']);
  });
});
