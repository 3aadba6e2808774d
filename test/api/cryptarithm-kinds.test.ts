import { describe, expect, it } from 'vitest';
import { answerOf, askFor, postTo } from './service.ts';

interface Answer {
  readonly puzzle: { readonly puzzle: string };
  readonly solutions: readonly { readonly equation: string }[];
  readonly solutionCount: number;
  readonly search: { readonly complete: boolean };
}

/** Puzzles of every kind in every form that people send, with what they come to, and the canonical form where it is another. */
const KINDS: [puzzle: string, count: number, first: string, canonical?: string, base?: number][] = [
  ['ДРАМА + ДРАМА = ТЕАТР', 1, '18969+18969=37938', 'ДРАМА+ДРАМА=ТЕАТР'],
  ['एक+उनतीस+तीस+उनचास=एकसौनौ', 1, ''],
  ['ШЕЛ × ШЕЛ = ПРИШЕЛ', 1, '625*625=390625', 'ШЕЛ*ШЕЛ=ПРИШЕЛ'],
  ['NORTH ÷ SOUTH = EAST ÷ WEST', 1, '51304/61904=7260/8760', 'NORTH/SOUTH=EAST/WEST'],
  ['RAMN = R³ + RM³ && RAMN = N³ + RX³', 1, '1729=1^3+12^3;1729=9^3+10^3', 'RAMN=R^3+RM^3;RAMN=N^3+RX^3'],
  ['TOKYO = KYOTO * 3', 4, '', 'TOKYO=KYOTO*3', 9],
  ['  in\n× ive\n-----\n km\n go\nin\n-----\nolim', 1, '', 'in*e=km;in*v=go;in*i=in;in*ive=olim'],
  ['  12\n+ 3A\n----\n  4B', 8, '12+30=42', '12+3A=4B'],
  ['(A+B)^2 = AB', 1, '(8+1)^2=81'],
  ['?? * ?? = 221', 2, '13*17=221', '??*??=221'],
];

describe('a puzzle of any kind is solved over the API', () => {
  it.each(KINDS)('%j', async (...kind) => {
    const [puzzle, count, first, canonical = puzzle, base = 10] = kind;
    const answer = await answerOf<Answer>(await postTo('cryptarithm', { puzzle, base, budget: 1000 }));
    expect(answer.puzzle.puzzle).toBe(canonical.replaceAll(' ', ''));
    expect({ count: answer.solutionCount, complete: answer.search.complete }).toEqual({ count, complete: true });
    if (first !== '') expect(answer.solutions[0]?.equation).toBe(first);
    const query = new URLSearchParams({ puzzle, base: String(base), budget: '1000' });
    expect(await answerOf(await askFor('cryptarithm', String(query)))).toEqual(answer);
    expect(await answerOf(await askFor('cryptarithm', String(query).replaceAll('+', '%20')))).toEqual(answer);
  });
});
