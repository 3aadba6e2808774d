import type { TestProject } from 'vitest/node';
import { startService } from './wrangler.ts';

/** Serves the project for as long as the tests of this folder run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startService();
  project.provide('origin', origin);
  return stop;
}
