/** For each s and r the digits x with s·x ≡ r modulo `modulus`: they stand in `digits` from starts[s·modulus + r] to the next start. */
export interface Residues {
  readonly modulus: number;
  readonly starts: Int32Array;
  readonly digits: Int8Array;
}

/** Moduli up to this have a table: all bases have, and the square of the small ones. */
export const LARGEST_MODULUS = 64;

const tables = new Map<number, Residues>();

/** The table of a base from 2 to 36 and a modulus from 2 to `LARGEST_MODULUS`; it is kept for the puzzles to come. */
export function residuesOf(base: number, modulus: number): Residues {
  const key = modulus * 64 + base;
  const table = tables.get(key) ?? tabulated(base, modulus);
  tables.set(key, table);
  return table;
}

function tabulated(base: number, modulus: number): Residues {
  const starts = new Int32Array(modulus * modulus + 1);
  const digits = new Int8Array(modulus * base);
  let end = 0;
  for (let slope = 0; slope < modulus; slope++) {
    for (let rest = 0; rest < modulus; rest++) {
      starts[slope * modulus + rest] = end;
      for (let digit = 0; digit < base; digit++) {
        if ((slope * digit) % modulus === rest) digits[end++] = digit;
      }
    }
  }
  starts[modulus * modulus] = end;
  return { modulus, starts, digits };
}
