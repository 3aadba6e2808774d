/** A seed of ten or eleven letters and digits, one of 2^53, as the service draws it. */
export function chance(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high & 0x1fffff) * 2 ** 32 + low).toString(36);
}
