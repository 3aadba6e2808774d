import { inColumns } from './columns.ts';
import { isGlyph, isRule, type Line, scanLine, type Token, unwritten } from './scan.ts';
import { withTimesSigns } from './times.ts';

/** What `String.prototype.split` would lose: where each line begins. */
const LINES = /([^\r\n\v\f\x85\u2028\u2029]*)(?:\r\n|[\r\n\v\f\x85\u2028\u2029]|$)/g;

/**
 * The tokens of a text as if it were written in one line, its end the last: of equations line by line; of an equation that
 * goes on over several lines; and of the forms in columns (`columns.ts`), several of them with blank lines between.
 *
 * @throws Unreadable where a character or the layout is not understood.
 */
export function layOut(text: string): Line {
  const paragraphs = paragraphsOf(withTimesSigns(text));
  // Blank lines part equations only where each paragraph is one: a single equation may be written with wide spaces.
  const areWhole = paragraphs.every((lines) => withoutOuterRules(lines).some(hasEquals));
  const tokens = areWhole ? parted(paragraphs.map(laidOut)) : laidOut(paragraphs.flat());
  const end = tokens.at(-1)?.end ?? 0;
  return [...tokens, { kind: 'end', text: '', start: end, end }];
}

/** The lines between blank lines. */
function paragraphsOf(text: string): Line[][] {
  const paragraphs: Line[][] = [[]];
  for (const { 1: written, index } of text.matchAll(LINES)) {
    const line = scanLine(written!, index);
    if (line.length > 0) paragraphs.at(-1)!.push(line);
    else paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

function laidOut(lines: readonly Line[]): Line {
  const blocks = blocksOf(withResultBelow(withoutOuterRules(lines)));
  // Rules between whole equations only part them.
  const areEquations = blocks.every((block) => block.some((line) => !isRule(line) && hasEquals(line)));
  return blocks.length === 1 || areEquations ? parted(blocks.map(inLines)) : inColumns(blocks);
}

function withoutOuterRules(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex((line) => !isRule(line));
  const last = lines.findLastIndex((line) => !isRule(line));
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** The only `=` among words, where it begins a line, is a rule above the line. */
function withResultBelow(lines: readonly Line[]): readonly Line[] {
  const only = lines.filter((line) => !isRule(line) && hasEquals(line));
  if (only.length !== 1) return lines;
  return lines.flatMap((line) => {
    const [sign, ...result] = line;
    const isResult = line === only[0] && line !== lines[0] && sign!.kind === 'equals';
    return isResult ? [[sign!], result] : [line];
  });
}

/** The lines between rules, each block but the last with the rule below it as its last line. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    const block = blocks.at(-1)!;
    if (!isRule(line)) block.push(line);
    else if (block.length > 0) {
      block.push(line);
      blocks.push([]);
    }
  }
  return blocks;
}

/** Lines without rules between: each an equation; or one that goes on, by a sum where nothing else is written. */
function inLines(block: readonly Line[]): Line {
  const lines = block.filter((line) => !isRule(line));
  if (lines.every(hasEquals)) return parted(lines);
  const all: Token[] = [];
  for (const line of lines) {
    const before = all.at(-1);
    if (before !== undefined && endsOperand(before) && beginsOperand(line[0]!)) {
      const equation = all.slice(all.findLastIndex(({ kind }) => kind === 'and') + 1);
      all.push(hasEquals(equation) ? unwritten('and', ';', line[0]!) : unwritten('operator', '+', line[0]!));
    }
    all.push(...line);
  }
  return all;
}

/** Equations one after another; an `=` at the end of one or the beginning of the next makes them a chain. */
function parted(equations: readonly Line[]): Line {
  return equations.flatMap((equation, at) => {
    const isChain = at === 0 || equation[0]?.kind === 'equals' || equations[at - 1]!.at(-1)?.kind === 'equals';
    return isChain || equation.length === 0 ? equation : [unwritten('and', ';', equation[0]!), ...equation];
  });
}

function hasEquals(line: Line): boolean {
  return line.some(({ kind }) => kind === 'equals') || isRule(line);
}

function endsOperand(token: Token): boolean {
  return isGlyph(token) || token.kind === 'closing';
}

function beginsOperand(token: Token): boolean {
  return isGlyph(token) || token.kind === 'opening';
}
