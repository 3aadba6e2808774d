/**
 * The seven segments of a digit, named a to g as in every data sheet: top, right upper, right lower, bottom, left lower, left
 * upper, middle. Each is a path in the box of `SEGMENT_BOX`.
 */
export const SEGMENTS = {
  a: 'M8 6l6-6h32l6 6-6 6H14z',
  b: 'M54 8l6 6v28l-6 6-6-6V14z',
  c: 'M54 52l6 6v28l-6 6-6-6V58z',
  d: 'M8 94l6-6h32l6 6-6 6H14z',
  e: 'M6 52l6 6v28l-6 6-6-6V58z',
  f: 'M6 8l6 6v28l-6 6-6-6V14z',
  g: 'M8 50l6-6h32l6 6-6 6H14z',
} as const;

/** Left, top, width and height of the box in which a digit is drawn, as a `viewBox` has them. */
export const SEGMENT_BOX = [-4, -2, 72, 104] as const;

/** The segments that are lit for each digit from 0 to 9. */
export const LIT_SEGMENTS = [
  'abcdef',
  'bc',
  'abdeg',
  'abcdg',
  'bcfg',
  'acdfg',
  'acdefg',
  'abc',
  'abcdefg',
  'abcdfg',
] as const;
