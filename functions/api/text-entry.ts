import * as v from 'valibot';
import { refuseUnless } from '../edge/refuse-unless.ts';

/** The schema of text of so many UTF-16 units at most. @param examples what it may be, for what describes the schema */
export const textUpTo = (most: number, ...examples: string[]) =>
  v.pipe(
    v.string('must be text'),
    v.metadata({ maxLength: most, ...(examples.length > 0 ? { examples } : {}) }),
    refuseUnless('too_long', (text) => text.length <= most, `must have at most ${most} characters`),
  );
