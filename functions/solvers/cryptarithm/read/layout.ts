import { type Place, Unreadable } from './fault.ts';
import { isRule, scanLine, type Token } from './scan.ts';

/**
 * The tokens of a text as if it were written in one line, its end the last: of equations line by line; of an equation that
 * goes on over several lines; and of the forms in columns, where a rule of dashes is the `=`, and addends stand one to a line
 * with or without a `+`.
 *
 * @throws Unreadable where a character or the layout is not understood.
 */
export function layOut(text: string): readonly Token[] {
  const lines = linesOf(text).filter((line) => line.length > 0);
  while (lines.length > 0 && isRule(lines[0]!)) lines.shift();
  while (lines.length > 0 && isRule(lines.at(-1)!)) lines.pop();
  const blocks = split(lines);
  const tokens = blocks.length > 1 ? inColumns(blocks) : inLines(lines);
  const end = tokens.at(-1)?.end ?? 0;
  return [...tokens, { kind: 'end', text: '', start: end, end }];
}

function linesOf(text: string): Token[][] {
  const lines: Token[][] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]+/g)) lines.push(scanLine(line, index));
  return lines;
}

/** The lines between the rules. A line with an `=` and something else is no rule. */
function split(lines: readonly Token[][]): Token[][][] {
  const blocks: Token[][][] = [[]];
  for (const line of lines) {
    if (!isRule(line)) blocks.at(-1)!.push(line);
    else if (blocks.at(-1)!.length > 0) blocks.push([]);
  }
  return blocks;
}

function inLines(lines: readonly Token[][]): Token[] {
  const areEquations = lines.length > 1 && lines.every((line) => line.some(({ kind }) => kind === 'equals'));
  if (!areEquations) return lines.flat();
  return lines.flatMap((line, at) => (at === 0 ? line : [unwritten('and', ';', line[0]!), ...line]));
}

function inColumns(blocks: readonly Token[][][]): Token[] {
  const [above, middle, below] = blocks as [Token[][], Token[][], Token[][]?];
  if (below === undefined) return equation(sumOf(above), sumOf(middle));
  const isProduct = above.length === 2 && above[1]![0]!.text === '*';
  if (!isProduct || blocks.length > 3 || below.length > 1) {
    throw new Unreadable({ code: 'unclear-layout', ...placeOfLine((blocks[3] ?? below)[0]!) });
  }
  return longMultiplication(above[0]!, above[1]!.slice(1), middle, below[0]!);
}

/** Lines one under the other: added where no operator stands between them. */
function sumOf(lines: readonly Token[][]): Token[] {
  const all: Token[] = [];
  for (const line of lines) {
    const isJoined = all.length === 0 || line[0]!.kind === 'operator' || all.at(-1)!.kind === 'operator';
    if (!isJoined) all.push(unwritten('operator', '+', line[0]!));
    all.push(...line);
  }
  return all;
}

/** Each row is the multiplicand times one glyph of the multiplier, the last glyph first; and the product is the product. */
function longMultiplication(multiplicand: Token[], multiplier: Token[], rows: Token[][], product: Token[]): Token[] {
  const glyphs = multiplier.toReversed();
  if (rows.length !== glyphs.length) {
    throw new Unreadable({ code: 'unclear-layout', ...placeOfLine(rows[Math.min(glyphs.length, rows.length - 1)]!) });
  }
  const times = (factor: Token[]) => [...multiplicand, unwritten('operator', '*', factor[0]!), ...factor];
  const all = rows.flatMap((row, at) => {
    const bare = row[0]!.text === '+' ? row.slice(1) : row;
    return [...equation(times([glyphs[at]!]), bare), unwritten('and', ';', row[0]!)];
  });
  return [...all, ...equation(times(multiplier), product)];
}

function equation(left: readonly Token[], right: readonly Token[]): Token[] {
  if (right[0]?.kind === 'equals') return [...left, ...right];
  return [...left, unwritten('equals', '=', right[0] ?? left.at(-1)!), ...right];
}

function unwritten(kind: 'operator' | 'equals' | 'and', text: string, { start }: Place): Token {
  return { kind, text, start, end: start } as Token;
}

function placeOfLine(line: readonly Token[]): Place {
  return { start: line[0]!.start, end: line.at(-1)!.end };
}
