/** A digit to a power of 2 or more. `**` need not give the nearest double; products of integers below 2^53 do. */
export function digitPower(digit: number, exponent: number): number {
  let power = digit * digit;
  for (let at = 2; at < exponent; at++) power *= digit;
  return power;
}
