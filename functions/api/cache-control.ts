import type { Search } from '../solvers/budget.ts';

const HOUR_S = 3600;
export const DAY_S = 86_400;

/** `Cache-Control` for a reply that holds for so many seconds. No cache keeps the reply to a POST. */
export function cacheControl(method: string, seconds: number): string {
  return method === 'POST' ? 'no-store' : `public, max-age=${seconds}`;
}

/** `Cache-Control` for the answer that a search came to: a day what is proven, an hour what is not. */
export function searchCacheControl(method: string, { complete }: Search): string {
  return cacheControl(method, complete ? DAY_S : HOUR_S);
}
