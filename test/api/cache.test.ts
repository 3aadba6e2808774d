import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { READ_PATIENCE_MS } from '../../functions/edge/cache.ts';
import type { BestAnswer } from '../../functions/solvers/arithmetic/answer.ts';
import { askNumbers, postNumbers } from './service.ts';

const HIT = 'Cifras; hit';
const STORED = 'Cifras; fwd=miss; stored';

/** Too much for any budget. */
const TEN = 'numbers=999983,999979,999961,999959,999953,999931,999917,999907,999883,999863';

const statusOf = (reply: Response) => reply.headers.get('Cache-Status');

/** The real namespace, but for some of its methods. */
function failing(methods: Partial<Record<'get' | 'put', () => unknown>>) {
  const { ANSWERS } = env;
  return { ANSWERS: { get: ANSWERS.get.bind(ANSWERS), put: ANSWERS.put.bind(ANSWERS), ...methods } };
}

const hang = () => new Promise<never>(() => {});
const reject = () => Promise.reject(new Error('KV is down'));
const fail = () => {
  throw new Error('KV is down');
};

async function onlyKey(): Promise<string> {
  const { keys } = await env.ANSWERS.list();
  expect(keys).toHaveLength(1);
  return keys[0]?.name ?? '';
}

afterEach(async () => {
  const { keys } = await env.ANSWERS.list();
  await Promise.all(keys.map(({ name }) => env.ANSWERS.delete(name)));
  vi.restoreAllMocks();
});

describe('an answer is kept', () => {
  it('and found when asked again', async () => {
    const first = await askNumbers('numbers=25,50,75,100,3,6&target=952');
    expect(statusOf(first)).toBe(STORED);
    const second = await askNumbers('numbers=25,50,75,100,3,6&target=952');
    expect(statusOf(second)).toBe(HIT);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
  });

  it('for its numbers in any order, its rules in any words, in a query or in JSON', async () => {
    await askNumbers('numbers=9,8,7&target=56');
    expect(statusOf(await askNumbers('numbers=7+8+9&target=56&budget=3'))).toBe(HIT);
    expect(statusOf(await askNumbers('target=56&numbers=8,9,7&values=natural&use=any&operations=*-/%2B'))).toBe(HIT);
    expect(statusOf(await postNumbers({ numbers: [8, 7, 9], target: 56 }))).toBe(HIT);
  });

  it('for no other target, numbers or operations', async () => {
    await askNumbers('numbers=2,2,3&target=5');
    for (const query of ['numbers=2,2,3&target=6', 'numbers=2,3&target=5', 'numbers=2,2,3&target=5&operations=*']) {
      expect(statusOf(await askNumbers(query))).toBe(STORED);
    }
  });

  it('under a key that can be read', async () => {
    await askNumbers('numbers=3,1,2&target=6');
    expect(await onlyKey()).toBe('3:numbers:natural:any:+-*/:1,2,3:6:best:subsets');
  });

  it('longer when it is proven than when it is not', async () => {
    await askNumbers('numbers=3&target=6');
    await askNumbers(`${TEN}&target=123456789&budget=1`);
    const { keys } = await env.ANSWERS.list();
    const days = keys.map(({ expiration = 0 }) => Math.round((expiration - Date.now() / 1000) / 86_400));
    expect(days.sort((a, b) => a - b)).toEqual([30, 365]);
  });
});

describe('an answer under a small budget', () => {
  it('serves the same and smaller budgets, and no larger one', async () => {
    const ask = (budget: number) => askNumbers(`${TEN}&target=123456789&budget=${budget}`);
    expect(statusOf(await ask(2))).toBe(STORED);
    expect(statusOf(await ask(2))).toBe(HIT);
    expect(statusOf(await ask(1))).toBe(HIT);
    const larger = await ask(4);
    expect(statusOf(larger)).toBe('Cifras; fwd=partial; stored; detail=budget');
    const { search } = await larger.json<BestAnswer>();
    expect(statusOf(await ask(4))).toBe(HIT);
    expect((await (await ask(2)).json<BestAnswer>()).search).toEqual(search);
  });
});

describe('what is kept is believed only when', () => {
  const QUERY = 'numbers=5,6,7&target=77';

  async function afterStoring(change: (kept: string) => string | Promise<string>): Promise<void> {
    const fresh = await (await askNumbers(QUERY)).text();
    const key = await onlyKey();
    await env.ANSWERS.put(key, await change((await env.ANSWERS.get(key)) ?? ''));
    const reply = await askNumbers(QUERY);
    expect(statusOf(reply)).toBe(STORED);
    expect(await reply.text()).toBe(fresh);
    expect(statusOf(await askNumbers(QUERY))).toBe(HIT);
  }

  it('it is JSON', async () => {
    await afterStoring(() => 'rubbish');
    await env.ANSWERS.delete(await onlyKey());
    await afterStoring((kept) => kept.slice(0, kept.length / 2));
  });

  it('it has the shape of an answer', async () => {
    for (const value of ['null', '[]', '{}', '5', '""']) await afterStoring(() => value);
    await afterStoring((kept) => kept.replace('"complete":true', '"complete":"yes"'));
    await afterStoring((kept) => kept.replace('"distance":0', '"distance":0.5'));
    await afterStoring((kept) => kept.replace('"nearest":[', '"nearest":[null,'));
  });

  it('it is of this version of the solver', async () => {
    await afterStoring((kept) => kept.replace('"version":3', '"version":1'));
  });

  it('it answers this very question', async () => {
    const { ANSWERS } = env;
    await askNumbers('numbers=5,6,7&target=78');
    const other = await onlyKey();
    const kept = (await ANSWERS.get(other)) ?? '';
    await ANSWERS.delete(other);
    await afterStoring(() => kept);
  });
});

describe('a request is answered, and soon, when KV', () => {
  const answered = async (bindings: object, status: string) => {
    const reply = await askNumbers('numbers=4,5,6&target=26', bindings);
    expect(reply.status).toBe(200);
    expect((await reply.json<BestAnswer>()).best?.value).toBe(26);
    expect(statusOf(reply)).toBe(status);
  };

  it('is missing', () => answered({ ANSWERS: undefined }, 'Cifras; fwd=bypass; detail=kv-absent'));

  it('fails to read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const get of [reject, fail]) await answered(failing({ get }), 'Cifras; fwd=bypass; detail=kv-down');
    expect(warn).toHaveBeenCalled();
  });

  it('never ends reading', async () => {
    const start = Date.now();
    const timing = vi.fn();
    const bindings = failing({ get: hang, put: async () => timing(Date.now() - start) });
    await answered(bindings, 'Cifras; fwd=bypass; detail=kv-late');
    expect(timing.mock.lastCall?.[0]).toBeGreaterThanOrEqual(READ_PATIENCE_MS - 1);
    expect(timing.mock.lastCall?.[0]).toBeLessThan(4 * READ_PATIENCE_MS);
  });

  it('fails to write', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const put of [reject, fail]) await answered(failing({ put }), STORED);
  });

  it('never ends writing', () => answered(failing({ put: hang }), STORED));

  it('neither reads nor writes', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await answered(failing({ get: reject, put: reject }), 'Cifras; fwd=bypass; detail=kv-down');
    await answered(failing({ get: hang, put: hang }), 'Cifras; fwd=bypass; detail=kv-late');
  });

  it('holds what is no text', () => answered(failing({ get: async () => ({ best: 1 }) }), STORED));
});
