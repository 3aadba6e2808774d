import type { WordList } from './word-list.ts';

/**
 * Whether a sum of words may have a solution, as far as its units and its highest places tell at a glance; false is proven.
 * The total is as long as the longest addend or longer, and none of the addends.
 *
 * @param parts the addends, none shorter than the one before.
 */
export function mayAdd(list: WordList, parts: readonly number[], total: number): boolean {
  // With more addends than the base has digits a carry may be the base itself, and what follows does not hold.
  if (parts.length > list.base) return true;
  return mayEnd(list, parts, total) && mayBegin(list, parts, total);
}

/** The units: where the total ends as an addend does, the others come to nothing there, or to a multiple of the base. */
function mayEnd({ base, glyphs }: WordList, parts: readonly number[], total: number): boolean {
  const units = glyphs[total]![0]!;
  let other = -1;
  let times = 0;
  let isCancelled = false;
  for (const part of parts) {
    const letter = glyphs[part]![0]!;
    if (letter === units && !isCancelled) isCancelled = true;
    else if (other >= 0 && letter !== other) return true;
    else {
      other = letter;
      times++;
    }
  }
  // times × other is a multiple of the base: where the two have no common factor, the letter is zero and begins no word.
  return !isCancelled || hasCommonFactor(times, base) || !begins(glyphs, parts, total, other);
}

function mayBegin({ glyphs }: WordList, parts: readonly number[], total: number): boolean {
  const sum = glyphs[total]!;
  const longest = glyphs[parts.at(-1)!]!;
  const next = glyphs[parts.at(-2)!]!;
  const isLonger = sum.length > longest.length;
  if (next.length === longest.length) {
    // Two numbers as long as the sum: it begins higher than either of them, neither beginning with zero.
    return isLonger || longest.length === 1 || !parts.some((part) => beginsAs(glyphs[part]!, sum));
  }
  // Where the longest addend stands alone, a place without a carry out of it has the same letter in the sum, or takes a
  // carry; and one with a carry out of it takes one, so that its letters differ.
  let carries = isLonger;
  let high = -1;
  let low = -1;
  for (let place = longest.length - 1; place >= next.length; place--) {
    const letter = longest[place]!;
    const under = sum[place]!;
    if (!carries) {
      carries = letter !== under;
      continue;
    }
    if (letter === under) return false;
    if (parts.length > 2) continue;
    // A carry of two addends is 1: it comes out of the highest digit, and leaves zero.
    if (high >= 0 && (letter !== high || under !== low)) return false;
    high = letter;
    low = under;
  }
  return low < 0 || !begins(glyphs, parts, total, low);
}

/** Whether two numbers of the same length begin with the same letter. */
function beginsAs(part: Uint16Array, sum: Uint16Array): boolean {
  return part.length === sum.length && part[part.length - 1] === sum[sum.length - 1];
}

/** Whether a letter begins a word of two letters or more. */
function begins(glyphs: readonly Uint16Array[], parts: readonly number[], total: number, letter: number): boolean {
  return isFirst(glyphs[total]!, letter) || parts.some((part) => isFirst(glyphs[part]!, letter));
}

function isFirst(word: Uint16Array, letter: number): boolean {
  return word.length > 1 && word[word.length - 1] === letter;
}

function hasCommonFactor(left: number, right: number): boolean {
  for (let factor = 2; factor <= left; factor++) {
    if (left % factor === 0 && right % factor === 0) return true;
  }
  return false;
}
