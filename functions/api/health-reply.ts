import * as v from 'valibot';

/** What `/api/v1/health` replies. */
export const healthReply = v.object({ status: v.literal('ok'), version: v.string() });
