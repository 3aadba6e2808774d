import { type Place, Unreadable } from './fault.ts';
import { isRule, type Line, type Token, unwritten } from './scan.ts';

/**
 * Reads what stands in columns: a rule is the `=`, and addends stand one to a line with or without a `+`, which may come
 * before or after the last of them as well as between; and the long multiplication, with the products of the multiplicand and
 * each glyph of the multiplier between two rules.
 *
 * @param blocks two or more; the last line of each but the last is a rule.
 * @throws Unreadable where they are neither.
 */
export function inColumns(blocks: readonly (readonly Line[])[]): Line {
  const [above, middle, below] = blocks.map((block) => signsInFront(block.filter((line) => !isRule(line))));
  const rules = blocks.map((block) => block.at(-1)!);
  if (below === undefined) return [...sumOf(above!), equalsAt(rules[0]!), ...sumOf(middle!)];
  const [multiplicand, multiplier] = above!;
  const isProduct = above!.length === 2 && multiplier![0]!.text === '*' && multiplier!.length > 1;
  if (!isProduct || blocks.length > 3 || below.length > 1) {
    throw new Unreadable({ code: 'unclear-layout', ...placeOfLine((blocks[3] ?? below)[0]!) });
  }
  return longMultiplication(multiplicand!, multiplier!.slice(1), middle!, below[0]!, rules);
}

/** The same lines, an operator at the end of one put before the next; at the end of the last, before itself, unless it is there. */
function signsInFront(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  let carried: Line = [];
  for (const line of lines) {
    const whole = [...carried, ...line];
    const sign = whole.at(-1)!;
    const bare = sign.kind === 'operator' ? whole.slice(0, -1) : whole;
    carried = sign.kind === 'operator' ? [sign] : [];
    if (bare.length > 0) all.push(bare);
  }
  const [sign] = carried;
  if (sign === undefined) return all;
  const last = all.at(-1);
  if (all.length < 2 || last![0]!.text !== sign.text) {
    const isBetween = all.length >= 2 && last![0]!.kind !== 'operator';
    all.splice(-1, 1, isBetween ? [sign, ...last!] : [...(last ?? []), sign]);
  }
  return all;
}

/** Lines one under the other: added where no operator stands between them. */
function sumOf(lines: readonly Line[]): Line {
  return lines.flatMap((line, at) =>
    at === 0 || line[0]!.kind === 'operator' ? line : [unwritten('operator', '+', line[0]!), ...line],
  );
}

/** Each row is the multiplicand times one glyph of the multiplier, the last glyph first; and the product is the product. */
function longMultiplication(
  multiplicand: Line,
  multiplier: Line,
  rows: readonly Line[],
  product: Line,
  rules: readonly Line[],
): Line {
  const glyphs = multiplier.toReversed();
  if (rows.length !== glyphs.length) {
    throw new Unreadable({ code: 'unclear-layout', ...placeOfLine(rows[Math.min(glyphs.length, rows.length - 1)]!) });
  }
  const times = (factor: Line) => [...multiplicand, unwritten('operator', '*', factor[0]!), ...factor];
  const all = rows.flatMap((row, at) => {
    const bare = row[0]!.text === '+' ? row.slice(1) : row;
    return [...times([glyphs[at]!]), equalsAt(rules[0]!), ...bare, unwritten('and', ';', row[0]!)];
  });
  return [...all, ...times(multiplier), equalsAt(rules[1]!), ...product];
}

/** The `=` that a rule is. */
function equalsAt(rule: Line): Token {
  return { kind: 'equals', text: '=', ...placeOfLine(rule) };
}

function placeOfLine(line: Line): Place {
  return { start: line[0]!.start, end: line.at(-1)!.end };
}
