/**
 * The value of a query's parameter with each `+` as a plus, where forms would mean a space; a space is `%20`.
 *
 * @param url whose percent-encoding is well-formed (`strictQuery`).
 * @returns an empty text when the parameter is not there.
 */
export function plainPlus(url: string, name: string): string {
  for (const parameter of new URL(url).search.slice(1).split('&')) {
    const [key = '', ...value] = parameter.split('=');
    if (decodeURIComponent(key) === name) return decodeURIComponent(value.join('='));
  }
  return '';
}
