import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Auditor, startAuditor } from './lighthouse.ts';

/* What does not depend on how busy the machine is. How fast the pages are, `npm run bench:site` measures. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** A page of each kind. */
const KINDS = [
  '/?numbers=25,50,75,100,3,6&target=952',
  '/play/',
  '/how-it-works/',
  '/how-it-works/subsets-from-below/',
  '/for-your-site/',
];

let auditor: Auditor;
beforeAll(async () => {
  auditor = await startAuditor();
});
afterAll(() => auditor.close());

test.each(KINDS)('Lighthouse finds nothing to mend at %s', async (path) => {
  const { scores, failed } = await auditor.audit(new URL(path, inject('origin')).href, CATEGORIES);
  expect(failed).toEqual([]);
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
});
