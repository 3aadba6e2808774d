/** The command that writes a table, run as a process of its own. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ProgressBar } from '../../functions/tables/progress-bar.ts';
import { evaluate } from './evaluate.ts';
import { written } from './fraction.ts';
import { parseInfix } from './parse.ts';

const SCRIPT = fileURLToPath(new URL('../../functions/tables/write-table.ts', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** @param lines after so many the reader closes its end, as `head` does. */
function run(texts: readonly string[], lines = Number.POSITIVE_INFINITY): Promise<Run> {
  return new Promise((resolve, reject) => {
    const script = spawn(process.execPath, [SCRIPT, ...texts]);
    let [out, err] = ['', ''];
    script.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.split('\n').length > lines) script.stdout.destroy();
    });
    script.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    script.on('error', reject).on('close', (code) => resolve({ code, out, err }));
  });
}

/** The number, the hand and the solution of a line. */
function read(line: string): { number: number; hand: string[]; solution: string } {
  const [number = '', ...rest] = line.trim().split(/ +/);
  return { number: Number(number), hand: rest.slice(0, -1), solution: rest.at(-1) ?? '' };
}

describe('a table', () => {
  test('of four numbers in 1-13 has 1362 lines, each with a hand and a solution of it, and totals', async () => {
    const { code, out, err } = await run(['4', '1', '13', '24']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [lines, totals] = out.split('\n\n') as [string, string];
    expect(totals).toMatch(/^N: 4 {4}target: 24 {4}range: 1 to 13\nsolvable: 1362\/1820\ntime: \d+ ms\n$/);
    const read24 = lines.split('\n').map(read);
    expect(read24.map(({ number }) => number)).toEqual(Array.from({ length: 1362 }, (_, place) => place + 1));
    for (const { hand, solution } of read24) {
      const { value, leaves } = evaluate(parseInfix(solution), { values: 'rational' });
      expect(written(value)).toBe('24');
      expect(leaves.map(written).sort()).toEqual([...hand].sort());
    }
  });

  test('has its columns aligned', async () => {
    const { out } = await run(['4', '1', '4']);
    expect(out).toContain('\n   5     1  2  3  4     (3+2+1)*4\n');
  });

  test('may be of another target, a negative one too, and of a range with negatives', async () => {
    expect((await run(['4', '1', '13', '-24'])).out).toContain('solvable: 1199/1820');
    const { out } = await run(['2', '-2', '2', '-4']);
    expect(out.split('\n\n')[0]?.split('\n')).toEqual(['   1    -2 -2     -2+(-2)', '   2    -2  2     -2-2']);
  });

  test('without arguments is that of the game', async () => {
    expect((await run([])).out).toContain('N: 4    target: 24    range: 1 to 13\nsolvable: 1362/1820\n');
  });

  test('may be empty', async () => {
    expect((await run(['1', '1', '2'])).out).toMatch(/^\nN: 1 {4}target: 24 {4}range: 1 to 2\nsolvable: 0\/2\n/);
  });

  test('ends without a word when its reader has enough', async () => {
    const { code, out, err } = await run(['8'], 3);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').length).toBeLessThan(20_000);
  });
});

describe('arguments', () => {
  test('--help tells them, and writes no table', async () => {
    const { code, out } = await run(['4', '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/N .*\n.*LEAST.*\n.*MOST.*\n.*TARGET/);
    expect(out).not.toContain('solvable:');
  });

  test.each([
    { texts: ['x'], message: 'N is "x", and has to be an integer' },
    { texts: ['0'], message: 'N is 0, and has to be from 1 to 12' },
    { texts: ['4', '1.5'], message: 'LEAST is "1.5", and has to be an integer' },
    { texts: ['4', '5', '4'], message: 'LEAST is 5, above MOST, which is 4' },
    { texts: ['4', '1', '--13'], message: 'MOST is "--13", and has to be an integer' },
    { texts: ['4', '1', '13', ''], message: 'TARGET is "", and has to be an integer' },
    { texts: ['4', '1', '13', '24', '5'], message: '5: there are at most 4 arguments' },
    { texts: ['4', '1', '1000'], message: 'N, LEAST and MOST: more than 67108864 hands' },
    { texts: ['4', '1', '13', '99999999999999999999'], message: 'LEAST, MOST and TARGET: too large to be exact' },
  ])('$texts: $message', async ({ texts, message }) => {
    const { code, out, err } = await run(texts);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('the progress bar', () => {
  const draw = (isTTY: boolean) => {
    let text = '';
    const bar = new ProgressBar({ isTTY, write: (more: string) => (text += more) });
    bar.show('Solving', 1, 4);
    bar.show('Solving', 2, 4);
    bar.end();
    return text;
  };

  test('is drawn on a terminal, not more often than can be read, and cleared at the end', () => {
    expect(draw(true)).toBe(`\rSolving [${'#'.repeat(10)}${'.'.repeat(30)}] 25%\r\x1b[K`);
  });

  test('is not drawn where there is no terminal', () => {
    expect(draw(false)).toBe('');
  });
});
