/** A word without its acute accents, which come and go from form to form: "andándole" is "andando" and "le". The ñ and ü stay. */
export function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
}
