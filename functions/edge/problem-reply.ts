import * as v from 'valibot';
import { PROBLEMS, REFUSAL_CODES } from './problem.ts';

const STATUSES = Object.values(PROBLEMS).map(({ status }) => status);

const offset = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a problem says of one part of the request. */
export const refusalReply = v.object({
  path: v.string(),
  code: v.picklist(REFUSAL_CODES),
  message: v.string(),
  start: v.exactOptional(offset),
  end: v.exactOptional(offset),
});

/** A problem as it is told (RFC 9457). */
export const problemReply = v.object({
  type: v.picklist(Object.keys(PROBLEMS).map((kind) => `/problems/#${kind}`)),
  title: v.string(),
  status: v.picklist(STATUSES),
  detail: v.string(),
  errors: v.array(refusalReply),
});
