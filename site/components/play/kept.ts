/** A value that the browser keeps under a name. A browser that keeps nothing, as it may, is played in all the same. */
export interface Kept<Value> {
  /** The value, or undefined when there is none, or none of its kind. */
  read(): Value | undefined;
  write(value: Value): void;
  forget(): void;
}

/**
 * What is kept under `key`, as JSON.
 * @param place where: `localStorage` for good, `sessionStorage` for as long as the tab is open; asked for each time, since
 * even that may be forbidden
 * @param isValue whether what is found there has the parts of such a value
 */
export function kept<Value>(
  place: () => Storage,
  key: string,
  isValue: (found: unknown) => found is Value,
): Kept<Value> {
  const attempt = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      const found: unknown = attempt(() => JSON.parse(place().getItem(key) ?? 'null'));
      return attempt(() => isValue(found)) ? (found as Value) : undefined;
    },
    write: (value) => attempt(() => place().setItem(key, JSON.stringify(value))),
    forget: () => attempt(() => place().removeItem(key)),
  };
}
