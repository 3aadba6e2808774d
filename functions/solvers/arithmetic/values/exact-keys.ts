import { compare, type Rational } from '../rational.ts';

/** The exact values of keys, found by their doubles, which several may share. */
export class ExactKeys {
  readonly #values: Rational[] = [];
  /** The key that came last with a double; and by key, the one before it with the same. */
  readonly #latest = new Map<number, number>();
  readonly #earlier: number[] = [];

  /** @param size the value as a double. @returns the key, or 0. */
  find(value: Rational, size: number): number {
    let key = this.#latest.get(size) ?? 0;
    while (key !== 0 && compare(this.#values[key]!, value) !== 0) key = this.#earlier[key]!;
    return key;
  }

  add(key: number, value: Rational, size: number): void {
    this.#values[key] = value;
    this.#earlier[key] = this.#latest.get(size) ?? 0;
    this.#latest.set(size, key);
  }

  valueOf(key: number): Rational {
    return this.#values[key]!;
  }
}
