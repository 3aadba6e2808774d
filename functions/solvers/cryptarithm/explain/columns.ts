import { type Cryptarithm, literal, variableCount } from '../puzzle.ts';
import { type Sides, sidesOf } from './addends.ts';
import type { Addend } from './explanation.ts';
import { type Domains, type Line, lineOf } from './line.ts';

/** A sum written in columns. */
export interface Columns extends Sides {
  readonly base: number;
  /** How many of the unknowns are letters, which are all different; and variables, wildcards included. */
  readonly letters: number;
  readonly variables: number;
  /** The line of each column, equal letters cancelled, from the units on. */
  readonly lines: readonly Line[];
  /** The variables that stand above and below in a column, and so cancel. */
  readonly cancelled: readonly (readonly number[])[];
  /** The whole sum in one line, without carries; null where its factors would not be exact. */
  readonly whole: Line | null;
  /** What is possible before anything is deduced but how much can be carried at all. */
  readonly domains: Domains;
}

/** A puzzle as a sum in columns. @returns null where it cannot be written so. */
export function columnsOf(puzzle: Cryptarithm): Columns | null {
  const sides = sidesOf(puzzle);
  if (!sides) return null;
  const { base, letters } = puzzle;
  const variables = variableCount(puzzle);
  const rows = [
    ...sides.addends.map((row) => ({ ...row, sign: 1 })),
    ...sides.totals.map((row) => ({ ...row, sign: -1 })),
  ];
  const count = Math.max(...rows.map(({ glyphs }) => glyphs.length));
  const lines = Array.from({ length: count }, (_, column) => columnLine(rows, column, base, variables));
  const cancelled = lines.map((_, column) => {
    const below = variablesIn(rows, column, -1);
    return variablesIn(rows, column, 1).filter((variable) => below.includes(variable));
  });
  return {
    ...sides,
    base,
    letters: letters.length,
    variables,
    lines,
    cancelled,
    whole: wholeLine(lines, base, variables),
    domains: [...puzzle.allowed, ...carryDomains(lines, base, variables)],
  };
}

type Row = Addend & { readonly sign: number };

const glyphAt = ({ glyphs }: Row, column: number) => glyphs[glyphs.length - 1 - column];

function variablesIn(rows: readonly Row[], column: number, sign: number): number[] {
  const glyphs = rows.flatMap((row) => (row.sign === sign ? (glyphAt(row, column) ?? []) : []));
  return [...new Set(glyphs)].filter((glyph) => glyph >= 0);
}

/** What stands in a column and is carried to it equals what stands below and the base times what is carried on. */
function columnLine(rows: readonly Row[], column: number, base: number, variables: number): Line {
  const terms: [number, number][] = [];
  let constant = 0;
  for (const row of rows) {
    const glyph = glyphAt(row, column);
    if (glyph === undefined) continue;
    if (glyph >= 0) terms.push([glyph, row.sign * row.factor]);
    else constant += row.sign * row.factor * literal(glyph);
  }
  return lineOf([...terms, [variables + column, 1], [variables + column + 1, -base]], constant);
}

/** Sets of values that the carries can have: those between what the columns come to with any digits at all. */
function carryDomains(lines: readonly Line[], base: number, variables: number): number[][] {
  let least = 0;
  let most = 0;
  const domains = lines.map(({ unknowns, factors, constant }) => {
    const domain = Array.from({ length: most - least + 1 }, (_, at) => least + at);
    least += constant;
    most += constant;
    unknowns.forEach((unknown, at) => {
      if (unknown >= variables) return;
      if (factors[at]! > 0) most += factors[at]! * (base - 1);
      else least += factors[at]! * (base - 1);
    });
    least = Math.ceil(least / base);
    most = Math.floor(most / base);
    return domain;
  });
  return [...domains, [0]];
}

function wholeLine(lines: readonly Line[], base: number, variables: number): Line | null {
  const terms: [number, number][] = [];
  let constant = 0;
  let place = 1;
  let size = 0;
  for (const line of lines) {
    line.unknowns.forEach((unknown, at) => {
      if (unknown >= variables) return;
      terms.push([unknown, line.factors[at]! * place]);
      size += Math.abs(line.factors[at]!) * place * base;
    });
    constant += line.constant * place;
    size += Math.abs(line.constant) * place;
    place *= base;
  }
  return size <= Number.MAX_SAFE_INTEGER ? lineOf(terms, constant) : null;
}
