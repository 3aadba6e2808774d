/** A text to be seen; what nobody sees, or a mark that has no letter to stand on, is told by the code points of the text. */
export function quoted(text: string): string {
  if (!/[\p{C}\p{Z}]|^\p{M}/u.test(text)) return `“${text}”`;
  return [...text]
    .map((character) => `U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
