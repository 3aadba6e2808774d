import { expect, it } from 'vitest';
import { postTo } from './service.ts';

it.each([
  ['1+', 'A=B'],
  ['A+', 'A=BC'],
  ['A-', 'A=B'],
  ['A*', 'A=B'],
  ['A/', 'B=C'],
  ['1*', 'A=5'],
  ['A=', 'A'],
  ['?=', 'A'],
  ['A;', 'A=A'],
])('a text of 1900 times %s and %s is answered or refused, and explained', async (often, end) => {
  const reply = await postTo('cryptarithm', { puzzle: often.repeat(1900) + end, explain: true });
  expect([200, 400]).toContain(reply.status);
});
