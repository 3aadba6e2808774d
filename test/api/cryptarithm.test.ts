import { describe, expect, it } from 'vitest';
import type { Search } from '../../functions/solvers/budget.ts';
import { answerOf, ask, askFor, errorsOf, postTo } from './service.ts';

interface Answer {
  readonly puzzle: Readonly<Record<string, unknown>> & { readonly puzzle: string };
  readonly solutions: readonly { readonly letters: Readonly<Record<string, number>>; readonly equation: string }[];
  readonly solutionCount: number | string;
  readonly unique: boolean | null;
  readonly search: Search;
}

const asked = (query: string, bindings: object = {}) => askFor('cryptarithm', query, bindings);
const solve = async (query: string): Promise<Answer> => answerOf(await asked(query));
const post = async (body: object): Promise<Answer> => answerOf(await postTo('cryptarithm', body));
const statusOf = async (query: string) => (await asked(query)).headers.get('Cache-Status');

/** A puzzle that no program has written into the address: what may stand as it is does. */
const typed = (puzzle: string) => `puzzle=${encodeURIComponent(puzzle).replaceAll('%3D', '=').replaceAll('%2B', '+')}`;

describe('SEND+MORE=MONEY', () => {
  it('has one solution', async () => {
    expect(await solve('puzzle=SEND%2BMORE%3DMONEY')).toEqual({
      puzzle: { puzzle: 'SEND+MORE=MONEY', base: 10, leadingZeros: false, singleLetterZero: true, assign: [] },
      solutions: [{ letters: { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 }, equation: '9567+1085=10652' }],
      solutionCount: 1,
      unique: true,
      search: { complete: true, work: expect.any(Number), budget: 420_000 },
    });
  });

  it('has 25 where numbers may begin with zero, of which one is told when one is asked for', async () => {
    const { solutions, solutionCount, unique } = await solve('puzzle=SEND+MORE=MONEY&leadingZeros=true&limit=1');
    expect(solutions).toEqual([{ letters: expect.objectContaining({ S: 2, M: 0 }), equation: '2817+0368=03185' }]);
    expect({ solutionCount, unique }).toEqual({ solutionCount: 25, unique: false });
  });

  it('is counted without being told', async () => {
    expect(await solve('puzzle=SEND+MORE=MONEY&limit=0')).toMatchObject({
      solutions: [],
      solutionCount: 1,
      unique: true,
    });
  });

  it('has letters keyed as first written, in the order of the puzzle', async () => {
    const { solutions } = await solve('puzzle=Send%2BmORE%3DmONEy');
    expect(Object.keys(solutions[0]?.letters ?? {}).join('')).toBe('SendmORy');
  });
});

describe('a plus in a query', () => {
  const answers = async (query: string) => (await solve(query)).puzzle;

  it.each([
    ['SEND+MORE=MONEY', 'typed as it is'],
    ['SEND%2BMORE=MONEY', 'percent-encoded'],
    ['SEND%2bMORE%3dMONEY', 'in small letters'],
    ['SEND+MORE%3DMONEY', 'as it is, the = percent-encoded'],
    ['SEND%2BMORE+%3D+MONEY', 'encoded, between spaces of a form'],
    ['SEND+%2B+MORE+%3D+MONEY', 'between spaces of a form'],
    ['SEND+%2B+MORE+=+MONEY', 'between spaces, the = as it is'],
    ['SEND%20+%20MORE%20=%20MONEY', 'between percent-encoded spaces'],
    ['S+E+N+D%2BM+O+R+E%3D%3DMONEY&leadingZeros=true', 'between letters apart: all are pluses'],
    ['++SEND%0D%0A%2B+MORE%0D%0A------%0D%0A+MONEY', 'in columns that a form sends'],
    ['SEND%0AMORE%0A-----%0AMONEY', 'nowhere: in columns'],
    ['%20SEND%0A+MORE%0A-----%0AMONEY', 'in columns'],
  ])('%s: %s', async (value, how) => {
    const { puzzle } = await answers(`puzzle=${value}`);
    expect(puzzle).toBe(how.includes('apart') ? 'S+E+N+D+M+O+R+E=MONEY' : 'SEND+MORE=MONEY');
  });

  it('is a plus between words of one letter and wildcards too', async () => {
    expect(await answers('puzzle=A+B+C=DE')).toMatchObject({ puzzle: 'A+B+C=DE' });
    expect(await answers('puzzle=A+?+C=DE')).toMatchObject({ puzzle: 'A+?+C=DE' });
  });

  it('is a space in what a form sends, of every puzzle that has signs between spaces', async () => {
    for (const puzzle of [
      'A + B + C = DE',
      'AB - C = D',
      'TWO + TWO=FOUR',
      'TWO +TWO= FOUR',
      'A + B = C && C + A = D',
      'A + B == C; C + A = D',
    ]) {
      const { puzzle: told } = await post({ puzzle });
      expect(await answers(String(new URLSearchParams({ puzzle }))), puzzle).toEqual(told);
      expect(await answers(`puzzle=${encodeURIComponent(puzzle)}`), puzzle).toEqual(told);
    }
  });

  it('is a plus where it makes no sense and somebody typed it, and so is refused', async () => {
    expect(await errorsOf(await asked('puzzle=SEND+MORE+=MONEY'))).toEqual(['puzzle: missing_operand']);
  });
});

describe('the question', () => {
  it('is the same in JSON', async () => {
    for (const question of [
      { puzzle: 'SEND+MORE=MONEY' },
      { puzzle: 'SEND+MORE=MONEY', base: 16, assign: ['M=1', 'E!=2'], limit: 3 },
      { puzzle: 'КОШКА+КОШКА+КОШКА=СОБАКА', budget: 3 },
      { puzzle: 'A+B=C', leadingZeros: true, singleLetterZero: false, limit: 1000 },
    ]) {
      const { puzzle, assign = [], ...rest } = question as { puzzle: string; assign?: string[] };
      const others = new URLSearchParams({
        ...(rest as object),
        ...(assign.length > 0 ? { assign: assign.join() } : {}),
      });
      expect(await post(question)).toEqual(await solve(`${typed(puzzle)}&${others}`));
    }
  });

  it('may say what is known of letters, in any order and more than once', async () => {
    const puzzle = 'SEND+MORE=MONEY';
    const spelled = ['E!=1', 'S=9'];
    const { puzzle: told, solutionCount } = await post({ puzzle, assign: [' e ≠ 1', 'S == 9', 's=9'] });
    expect(told).toMatchObject({ assign: ['S=9', 'E!=1'] });
    expect(solutionCount).toBe(1);
    for (const list of [
      'E!=1,S=9',
      'E%21%3D1%2CS%3D9',
      'E!=1+S=9',
      'E!=1%20S=9,',
      'E+!=+1,+S+=+9',
      'E<>1, S==9, S=9',
    ]) {
      expect((await solve(`${typed(puzzle)}&assign=${list}`)).puzzle, list).toEqual(told);
    }
    expect((await post({ puzzle, assign: spelled })).puzzle).toEqual(told);
    expect((await post({ puzzle, assign: [] })).puzzle).toMatchObject({ assign: [] });
    expect((await solve(`${typed(puzzle)}&assign=`)).puzzle).toMatchObject({ assign: [] });
  });

  it('may contradict itself: then there is no solution', async () => {
    for (const assign of ['S=9,S=8', 'S=9,S!=9', 'M=0', 'S=9,E=9']) {
      expect(await solve(`puzzle=SEND+MORE=MONEY&assign=${assign}`)).toMatchObject({
        solutions: [],
        solutionCount: 0,
        unique: false,
        search: { complete: true },
      });
    }
  });

  it('has digits from ten on in decimal, and tells them so', async () => {
    const { solutions } = await solve('puzzle=SEND+MORE=MONEY&base=16&assign=S=15&limit=1');
    expect(solutions[0]?.letters).toMatchObject({ S: 15, M: 1 });
    expect(solutions[0]?.equation).toMatch(/^F[0-9A-F]{3}\+1[0-9A-F]{3}=1[0-9A-F]{4}$/);
  });

  it('leaves a single letter to be zero unless told', async () => {
    expect(await solve('puzzle=A+B=B')).toMatchObject({ solutionCount: 9, unique: false });
    expect(await solve('puzzle=A+B=B&singleLetterZero=false')).toMatchObject({ solutionCount: 0, unique: false });
  });

  it('may have more solutions than a double counts: their number is text then', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join('+');
    const { solutionCount, unique } = await solve(`puzzle=${letters}=${letters}&base=36`);
    // 36 · 35 · … · 11 choices of digits.
    const all = Array.from({ length: 26 }, (_, taken) => BigInt(36 - taken)).reduce(
      (product, factor) => product * factor,
    );
    expect({ solutionCount, unique }).toEqual({ solutionCount: String(all), unique: false });
  });
});

describe('a budget', () => {
  /** Fifteen letters in base 15. */
  const HARD = 'EUROPA+VENUS+SATURN+PLUTO+MARS+JUPITER+EARTH+URANUS+NEPTUN=PLANETS';

  it('that ends leaves the count at “at least”, and uniqueness unknown until there are two', async () => {
    const { solutionCount, unique, search } = await solve(`${typed(HARD)}&base=20&budget=1&limit=3`);
    expect(search).toMatchObject({ complete: false, budget: 60_000 });
    expect(unique).toBe(Number(solutionCount) > 1 ? false : null);
  });

  it('is refused above what the service grants', async () => {
    expect(await errorsOf(await asked('puzzle=A+B=C&budget=13', { MAX_BUDGET_MS: 12 }))).toEqual(['budget: too_large']);
  });
});

describe('the cache', () => {
  const stored = 'Cifras; fwd=miss; stored';

  it('finds the same puzzle in whatever form, and no other', async () => {
    expect(await statusOf('puzzle=AND+AND=ALSO')).toBe(stored);
    for (const same of [
      'puzzle=AND+AND=ALSO',
      'puzzle=AND%20%2B%20(AND)==ALSO&base=10&limit=50&assign=',
      'puzzle=AND%0AAND%0A----%0AALSO',
      'puzzle=AND+AND=ALSO&budget=1000',
    ]) {
      expect(await statusOf(same), same).toBe('Cifras; hit');
    }
    for (const other of [
      ...['base=11', 'limit=2', 'assign=N!=3', 'assign=N=7', 'leadingZeros=true', 'singleLetterZero=false'].map(
        (rest) => `puzzle=AND+AND=ALSO&${rest}`,
      ),
      'puzzle=and+and=also',
      'puzzle=ALSO=AND+AND',
    ]) {
      expect(await statusOf(other), other).toBe(stored);
      expect(await statusOf(other), other).toBe('Cifras; hit');
    }
    expect(await statusOf('puzzle=AND+AND=ALSO&assign=N!=3,L!=2')).toBe(stored);
    expect(await statusOf('puzzle=AND+AND=ALSO&assign=L!=2,N!=3,N!=3')).toBe('Cifras; hit');
  });

  it('gives back the reply as it was, and lets others keep it', async () => {
    const query = 'puzzle=ODIN+ODIN=MNOGO';
    const first = await asked(query);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(first.headers.get('Cache-Status')).toBe(stored);
    const text = await first.text();
    expect(await (await asked(query)).text()).toBe(text);
    expect(await (await postTo('cryptarithm', { puzzle: 'ODIN+ODIN=MNOGO' })).text()).toBe(text);
  });
});

describe('a page of any origin', () => {
  it('may ask, and read what is wrong', async () => {
    const preflight = await ask('/api/v1/cryptarithm', {
      method: 'OPTIONS',
      headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await asked('puzzle=')).headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await ask('/api/v1/cryptarithm', { method: 'PUT' })).headers.get('Allow')).toBe('GET, HEAD, OPTIONS, POST');
    const head = await ask('/api/v1/cryptarithm?puzzle=A%2BA=B', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('a wildcard in the middle of a chain', () => {
  it('is one digit, and the answer is not that of two equations', async () => {
    const chain = await solve('puzzle=?=?=?');
    const system = await solve('puzzle=?=?;?=?');
    expect(chain).toMatchObject({ puzzle: { puzzle: '?=?=?' }, solutionCount: 10 });
    expect(system).toMatchObject({ puzzle: { puzzle: '?=?;?=?' }, solutionCount: 100 });
  });

  it('of a long multiplication, too, is one digit in all its rows', async () => {
    const { solutionCount, puzzle } = await post({ puzzle: ' 1?\n×23\n---\n ??\n??\n---\n???' });
    expect(solutionCount).toBe(10);
    expect((await post({ puzzle: puzzle.puzzle })).solutionCount).toBe(10);
  });
});
