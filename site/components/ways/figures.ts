/**
 * The figures of the chapter on how many ways there are, from which its text, its tables and its charts are written.
 * `test/solvers/ways.test.ts` counts all of them again.
 */

/** The game that is counted. */
export const COUNTED_GAME = { numbers: [1, 3, 7, 10, 25, 50], target: 765 } as const;

/** Expressions by how many of six tiles they use: orders of tiles, shapes of brackets and choices of signs. */
export const EXPRESSIONS = [
  { tiles: 1, orders: 6, shapes: 1, signs: 1, all: 6 },
  { tiles: 2, orders: 30, shapes: 1, signs: 4, all: 120 },
  { tiles: 3, orders: 120, shapes: 2, signs: 16, all: 3840 },
  { tiles: 4, orders: 360, shapes: 5, signs: 64, all: 115_200 },
  { tiles: 5, orders: 720, shapes: 14, signs: 256, all: 2_580_480 },
  { tiles: 6, orders: 720, shapes: 42, signs: 1024, all: 30_965_760 },
] as const;

/** What is left of the expressions of the game, one cut after the other, and how many of those make its target. */
export const CUTS = [
  { name: 'expressions', all: 33_665_406 },
  { name: 'valid', all: 4_672_540, target: 780 },
  { name: 'pruned', all: 245_644, target: 49 },
  { name: 'distinct', all: 42_280, target: 12 },
  { name: 'values', all: 16_334 },
  { name: 'fresh', all: 11_685 },
  { name: 'kept', all: 1780 },
] as const;

/** The distinct solutions, as the engine writes them: in how many of the valid expressions each is written, and of the pruned. */
export const SOLUTIONS = [
  { expression: '(50+1)*(25-10)', valid: 4, pruned: 1 },
  { expression: '(50+(7+1)*3)*10+25', valid: 32, pruned: 1 },
  { expression: '((50-10)*7-25)*3', valid: 4, pruned: 1 },
  { expression: '(50+1)*(25-7-3)', valid: 16, pruned: 3 },
  { expression: '(50+25+10)*(7+3-1)', valid: 144, pruned: 9 },
  { expression: '(50+25+7+3)*(10-1)', valid: 240, pruned: 15 },
  { expression: '(50+7)*(10+3)+25-1', valid: 48, pruned: 3 },
  { expression: '(25+10)/7*(50+1)*3', valid: 128, pruned: 8 },
  { expression: '50/10*(25*(7-1)+3)', valid: 16, pruned: 2 },
  { expression: '(50+1)*(10*(7-3)-25)', valid: 8, pruned: 1 },
  { expression: '50/10*((25-3)*7-1)', valid: 8, pruned: 2 },
  { expression: '(50+1)/3*(10*7-25)', valid: 24, pruned: 3 },
] as const;

/** Valid expressions of the target that have a step × 1 or ÷ 1 and no distinct solution without one. */
export const NEEDING_ONE = 108;

/** With so many different tiles, all used: expressions, and functions of the tiles (OEIS A140606). */
export const SEQUENCE = [
  { tiles: 1, expressions: 1, functions: 1 },
  { tiles: 2, expressions: 8, functions: 6 },
  { tiles: 3, expressions: 192, functions: 68 },
  { tiles: 4, expressions: 7680, functions: 1170 },
  { tiles: 5, expressions: 430_080, functions: 27_142 },
  { tiles: 6, expressions: 30_965_760, functions: 793_002 },
] as const;

/** How many expressions, or values, are left after a cut. */
export function leftAfter(name: (typeof CUTS)[number]['name']): number {
  return CUTS.find((cut) => cut.name === name)?.all ?? Number.NaN;
}
