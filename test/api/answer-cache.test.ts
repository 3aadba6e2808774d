import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerCache } from '../../functions/edge/cache.ts';
import { cacheKey, MAX_KEY_BYTES } from '../../functions/edge/cache-key.ts';

const schema = v.object({
  best: v.string(),
  search: v.object({ complete: v.boolean(), work: v.number(), budget: v.number() }),
});
const cache = answerCache(env.ANSWERS, schema);

const answer = (best: string, budget: number, complete = false) => ({
  best,
  search: { complete, work: budget, budget },
});

describe('the key of a question', () => {
  it('is the question itself up to 512 bytes', async () => {
    expect(await cacheKey('numbers:1,2')).toBe('numbers:1,2');
    expect(await cacheKey('x'.repeat(MAX_KEY_BYTES))).toBe('x'.repeat(MAX_KEY_BYTES));
  });

  it('is its SHA-256 beyond, counted in bytes and not in letters', async () => {
    expect(await cacheKey('ñ'.repeat(257))).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(await cacheKey('a'.repeat(1000))).toBe(
      'sha256:41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3',
    );
  });
});

describe('the cache of answers', () => {
  it('finds what it keeps, also of a question longer than a key', async () => {
    const long = { text: 'letters:'.repeat(100), budget: 10 };
    expect(await cache.find(long)).toEqual({ outcome: 'miss' });
    await cache.keep(long, answer('long', 10));
    expect(await cache.find(long)).toEqual({ outcome: 'hit', answer: answer('long', 10) });
    expect(await cache.find({ ...long, text: `${long.text}?` })).toEqual({ outcome: 'miss' });
  });

  it('serves a complete answer whatever the budget, an incomplete one up to its own', async () => {
    const found = async (text: string, budget: number) => (await cache.find({ text, budget })).outcome;
    await cache.keep({ text: 'whole', budget: 5 }, answer('whole', 5, true));
    await cache.keep({ text: 'part', budget: 5 }, answer('part', 5));
    expect([await found('whole', 1), await found('whole', 1e9)]).toEqual(['hit', 'hit']);
    expect([await found('part', 1), await found('part', 5), await found('part', 6)]).toEqual(['hit', 'hit', 'short']);
  });

  it('never replaces a better answer by a worse one', async () => {
    const question = { text: 'better', budget: 1 };
    const kept = async () => {
      const finding = await cache.find(question);
      return finding.outcome === 'hit' ? finding.answer.best : finding.outcome;
    };
    await cache.keep(question, answer('of 5', 5));
    await cache.keep(question, answer('of 3', 3));
    expect(await kept()).toBe('of 5');
    await cache.keep(question, answer('of 9', 9));
    expect(await kept()).toBe('of 9');
    await cache.keep(question, answer('proven', 2, true));
    await cache.keep(question, answer('of 99', 99));
    expect(await kept()).toBe('proven');
  });

  it('keeps an incomplete answer only when it knows that there is no better one', async () => {
    const written: string[] = [];
    const put = async (key: string) => void written.push(key);
    const deaf = (get: () => Promise<never>) => answerCache({ get, put } as unknown as KVNamespace, schema);
    const hanging = deaf(() => new Promise(() => {}));
    await hanging.keep({ text: 'part', budget: 5 }, answer('part', 5));
    expect(written).toEqual([]);
    await hanging.keep({ text: 'whole', budget: 5 }, answer('whole', 5, true));
    expect(written).toEqual(['3:whole']);
  });
});
