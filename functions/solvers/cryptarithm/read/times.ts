/** An x that stands between two operands, Latin or Cyrillic, lines parted or not. */
const BETWEEN_OPERANDS = /(?<=[\p{Lu}\p{Lo}\p{M}\p{Nd}?)\]}]\s*)[xх](?=\s*[\p{Lu}\p{Lo}\p{Nd}?([{])/gu;
const CAPITAL = /[\p{Lu}\p{Lo}]/u;
const SMALL = /[\p{Ll}XХ]/u;

/**
 * A text with × for a small x among capitals: `AB x CD = EFGH`, or a multiplication in columns. In all other texts x is a
 * letter like any other. What is read in place of another is as long as it.
 */
export function withTimesSigns(text: string): string {
  const read = text.replace(BETWEEN_OPERANDS, '×');
  return CAPITAL.test(text) && !SMALL.test(read) ? read : text;
}
