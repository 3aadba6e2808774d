/** A text to be seen; what nobody sees is told by its code points. */
export function quoted(text: string): string {
  if (!/[\p{C}\p{Z}]/u.test(text)) return `“${text}”`;
  return [...text]
    .map((character) => `U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
