/** What made a value: 0 for a tile, else 1 + the place of the operator in `OPERATORS`. */
export const TILE = 0;
export const SUM = 1;
export const DIFFERENCE = 2;
export const PRODUCT = 3;
export const QUOTIENT = 4;
