import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stretchesOf } from '../../site/components/check/marked.ts';

const marksIn = (text: string, faults: readonly { start: number; end: number }[]) =>
  stretchesOf(text, faults).flatMap(({ text, marked }) => (marked ? [text] : []));

describe('the marks in an answer', () => {
  test('are where the faults are, each by itself', () => {
    const faults = [
      { start: 1, end: 2 },
      { start: 2, end: 4 },
    ];
    expect(marksIn('7/22', faults)).toEqual(['/', '22']);
  });

  test('stand before a place where something is missing, or after it at the beginning', () => {
    expect(marksIn('7+', [{ start: 2, end: 2 }])).toEqual(['+']);
    expect(marksIn('*7', [{ start: 0, end: 0 }])).toEqual(['*']);
    expect(marksIn('', [{ start: 0, end: 0 }])).toEqual([]);
  });

  test('change nothing of the text, and cover every fault', () => {
    const places = fc.array(
      fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) })),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 20, maxLength: 30 }), places, (text, faults) => {
        const stretches = stretchesOf(text, faults);
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
        const marked = stretches.flatMap((stretch) => [...stretch.text].map(() => stretch.marked));
        for (const { start, end } of faults) expect(marked.slice(start, end).every(Boolean)).toBe(true);
      }),
    );
  });
});
