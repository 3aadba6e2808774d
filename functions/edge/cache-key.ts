/** The longest key that KV takes, in bytes. */
export const MAX_KEY_BYTES = 512;

/**
 * The key under which KV keeps the answer to `question`: the question itself, readable, unless it would be too long for
 * KV; then its SHA-256.
 */
export async function cacheKey(question: string): Promise<string> {
  const bytes = new TextEncoder().encode(question);
  if (bytes.length <= MAX_KEY_BYTES) return question;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
