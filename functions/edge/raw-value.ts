/**
 * The value of a query's parameter as it was sent, with its percent-encoding.
 *
 * @param url whose percent-encoding is well-formed (`strictQuery`).
 * @returns an empty text when the parameter is not there.
 */
export function rawValue(url: string, name: string): string {
  for (const parameter of new URL(url).search.slice(1).split('&')) {
    const [key = '', ...value] = parameter.split('=');
    if (decodeURIComponent(key) === name) return value.join('=');
  }
  return '';
}
