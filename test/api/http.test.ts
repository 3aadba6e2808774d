import { afterEach, describe, expect, it, vi } from 'vitest';
import { version } from '../../package.json';
import { ask, askNumbers, problemOf } from './service.ts';

const NUMBERS = '/api/v1/numbers?numbers=2,3,4&target=24';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('health', () => {
  it('tells that the service is up, and its version', async () => {
    const reply = await ask('/api/v1/health');
    expect(await reply.json()).toEqual({ status: 'ok', version });
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect((await ask('/api/v1/health', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('another method', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'QUERY', 'PROPFIND'])(
    'such as %s is a 405 that tells which there are',
    async (method) => {
      const numbers = await ask(NUMBERS, { method });
      expect(numbers.headers.get('Allow')).toBe('GET, HEAD, OPTIONS, POST');
      await problemOf(numbers, 405);
      const health = await ask('/api/v1/health', { method });
      expect(health.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
      await problemOf(health, 405);
    },
  );

  it('is a 405 with a slash at the end too, which makes no difference', async () => {
    expect((await ask('/api/v1/numbers/?numbers=1&target=1')).status).toBe(200);
    expect((await ask('/api/v1/health/')).status).toBe(200);
    await problemOf(await ask('/api/v1/numbers/', { method: 'DELETE' }), 405);
  });

  it('on no resource is a 404', async () => {
    for (const path of [
      '/api',
      '/api/v1',
      '/api/v2/numbers',
      '/api/v1/%E0%A4%A',
      '/api/v1/numbersx',
      '/api/v1/numbers/best',
    ]) {
      await problemOf(await ask(path), 404);
      await problemOf(await ask(path, { method: 'DELETE' }), 404);
    }
  });
});

describe('a page of another origin', () => {
  it('may ask, with any header it likes', async () => {
    const headers = {
      Origin: 'https://example.org',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, x-requested-with',
    };
    const reply = await ask('/api/v1/numbers', { method: 'OPTIONS', headers });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(reply.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD,POST,OPTIONS');
    expect(reply.headers.get('Access-Control-Allow-Headers')).toBe('content-type,x-requested-with');
    expect(reply.headers.get('Access-Control-Max-Age')).toBe('86400');
  });

  it('may read every reply, and the headers that tell of it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const etag = (await ask(NUMBERS)).headers.get('ETag') ?? '';
    const post = (body: string, type: string) => ({ method: 'POST', body, headers: { 'Content-Type': type } });
    const replies = [
      await ask(NUMBERS),
      await ask(NUMBERS, { headers: { 'If-None-Match': etag } }),
      await ask('/api/v1/numbers'),
      await ask('/api/v1/nothing'),
      await ask(NUMBERS, { method: 'PUT' }),
      await ask('/api/v1/numbers', post(' '.repeat(20_000), 'application/json')),
      await ask('/api/v1/numbers', post('{}', 'text/plain')),
      await ask(NUMBERS, FROM_ADDRESS, { RATE_LIMIT: { limit: async () => ({ success: false }) } }),
      await ask(NUMBERS, {}, BROKEN),
      await ask('/api/v1/health', { method: 'HEAD' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 304, 400, 404, 405, 413, 415, 429, 500, 200]);
    for (const { headers } of replies) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Expose-Headers')).toBe('ETag,Allow,Cache-Status,Retry-After,Server-Timing');
      expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });
});

describe('a browser that has the answer', () => {
  it('is told 304 and nothing more', async () => {
    const first = await ask(NUMBERS);
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{40}"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const reply = await ask(NUMBERS, { method, headers: { 'If-None-Match': tags } });
        expect(reply.status).toBe(304);
        expect(await reply.text()).toBe('');
        expect(reply.headers.get('ETag')).toBe(etag);
        expect(reply.headers.get('Cache-Control')).toBe('public, max-age=86400');
        expect(reply.headers.get('Cache-Status')).toBe('Cifras; hit');
      }
    }
  });

  it('is told the whole when it has another', async () => {
    expect((await ask(NUMBERS, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    const other = await askNumbers('numbers=2,3,4&target=25');
    expect(other.headers.get('ETag')).not.toBe((await ask(NUMBERS)).headers.get('ETag'));
  });

  it('may keep a proven answer longer than another, and none to a POST', async () => {
    const ten =
      'numbers=999983,999979,999961,999959,999953,999931,999917,999907,999883,999863&target=123456789&budget=1';
    expect((await ask(NUMBERS)).headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect((await askNumbers(ten)).headers.get('Cache-Control')).toBe('public, max-age=3600');
    const init = {
      method: 'POST',
      body: '{"numbers":[2],"target":2}',
      headers: { 'Content-Type': 'application/json' },
    };
    const reply = await ask('/api/v1/numbers', init);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.has('ETag')).toBe(false);
  });

  it('need not look at any header of its request: no answer varies', async () => {
    for (const headers of [{}, { Origin: 'https://example.org' }]) {
      expect((await ask(NUMBERS, { headers })).headers.has('Vary')).toBe(false);
    }
  });
});

describe('Server-Timing', () => {
  it('tells of KV and of the solver, and not of the solver on a hit', async () => {
    const timing = async () => (await askNumbers('numbers=6,7&target=42')).headers.get('Server-Timing');
    expect(await timing()).toMatch(/^kv;dur=[\d.]+,solve;dur=[\d.]+,total;dur=[\d.]+;desc="[^"]*"$/);
    expect(await timing()).toMatch(/^kv;dur=[\d.]+,total;/);
  });
});

const FROM_ADDRESS = { headers: { 'CF-Connecting-IP': '192.0.2.1' } };

describe('the rate limit', () => {
  it('refuses an address that asks too much, and tells when to come back', async () => {
    const limit = vi.fn(async () => ({ success: false }));
    const reply = await ask(NUMBERS, FROM_ADDRESS, { RATE_LIMIT: { limit } });
    expect(reply.headers.get('Retry-After')).toBe('60');
    await problemOf(reply, 429);
    expect(limit).toHaveBeenCalledWith({ key: '192.0.2.1' });
  });

  it('holds for every resource that costs', async () => {
    const limit = async () => ({ success: false });
    for (const path of [
      '/api/v1/numbers/reach?numbers=2&from=1&to=2',
      '/api/v1/numbers/check?numbers=2&target=2&expression=2',
      '/api/v1/numbers/deal?show=es',
    ]) {
      await problemOf(await ask(path, FROM_ADDRESS, { RATE_LIMIT: { limit } }), 429);
    }
  });

  it('leaves health alone', async () => {
    const limit = async () => ({ success: false });
    expect((await ask('/api/v1/health', FROM_ADDRESS, { RATE_LIMIT: { limit } })).status).toBe(200);
  });

  it('stops nobody when it is missing, fails or hangs', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const limits = [() => Promise.reject(new Error('down')), () => new Promise(() => {})];
    for (const RATE_LIMIT of [undefined, ...limits.map((limit) => ({ limit }))]) {
      expect((await ask(NUMBERS, FROM_ADDRESS, { RATE_LIMIT })).status).toBe(200);
    }
  });

  it('lets an ordinary address through', async () => {
    expect((await ask(NUMBERS, FROM_ADDRESS)).status).toBe(200);
  });
});

/** Bindings that make the service itself fail. */
const BROKEN = {
  MAX_BUDGET_MS: {
    valueOf() {
      throw new Error('a secret of the service');
    },
  },
};

describe('a fault of the service', () => {
  it('is a 500 that does not tell what it was, but to the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const reply = await ask(NUMBERS, {}, BROKEN);
    expect(JSON.stringify(await problemOf(reply, 500))).not.toContain('secret');
    expect(log).toHaveBeenCalledOnce();
  });
});
