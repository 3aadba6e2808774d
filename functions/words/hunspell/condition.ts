/**
 * The condition of an affix as a test of a word: `[^aeo]er` is a word in -er but -aer, -eer and -oer. A dot is any character,
 * and every other sign stands for itself.
 */
export function compileCondition(condition: string, kind: 'prefix' | 'suffix'): (word: string) => boolean {
  if (condition === '.' || condition === '') return () => true;
  const places = condition.match(/\[\^?[^\]]*\]|./gu) ?? [];
  const pattern = places
    .map((place) => (place.length > 1 || place === '.' ? place : place.replace(/[\\^$*+?()[\]{}|/-]/, '\\$&')))
    .join('');
  const expression = new RegExp(kind === 'prefix' ? `^${pattern}` : `${pattern}$`, 'u');
  return (word) => expression.test(word);
}
