/**
 * Every sum or product of words whose result is another word, written as the generator writes them: in capitals, the longest
 * part first, those of one length in the order of the list.
 *
 * @param words different, of lower-case letters.
 * @param twice whether a word may stand twice before the `=`.
 */
export function everySum(words: readonly string[], operator: '+' | '*', parts: number, twice: boolean): string[] {
  const sorted = words.toSorted((one, other) => other.length - one.length);
  const texts: string[] = [];
  function add(chosen: readonly string[], from: number): void {
    if (chosen.length === parts) {
      for (const total of words) {
        if (!chosen.includes(total)) texts.push(`${chosen.join(operator)}=${total}`.toUpperCase());
      }
      return;
    }
    for (const [place, word] of sorted.entries()) {
      const times = chosen.filter((other) => other === word).length;
      if (place >= from && times < (twice ? 2 : 1)) add([...chosen, word], place);
    }
  }
  add([], 0);
  return texts;
}
