import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take longest, the longest first, without `.test.ts`. */
const LONGEST = ['every-page', 'lighthouse', 'appearance', 'offline', 'api-page', 'cryptarithm', 'playing'];

/** How early a file is to begin: the longest first, the others after them as they are. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(basename(moduleId, '.test.ts'));
  return place < 0 ? LONGEST.length : place;
}

/**
 * Begins with the files that take longest. Vitest would, if it knew from a run before; in a fresh clone it goes by the size
 * of a file, and a short one that opens every page is the last, with one processor idle while it lasts.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
