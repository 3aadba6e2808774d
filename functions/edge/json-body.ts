import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { invalidInput, problem, type RefusalCode } from './problem.ts';

/** The largest body taken, in bytes: the longest question is a twentieth of it. */
export const MAX_BODY_BYTES = 16 * 1024;

/** The media types that Hono's validator takes for JSON. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json$/i;

/** JSON is UTF-8, so a `charset` can only say so. */
const UTF_8 = /^charset="?utf-?8"?$/i;

/** Refuses with a 413 a body of more than `MAX_BODY_BYTES`, also when no length was announced. */
export const limitedBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/**
 * Lets through a body that is text in UTF-8 and said to be JSON (RFC 8259); what it says is for the schema to judge.
 * A 415 when it is said to be anything else, or compressed; a 400 when it is empty, not UTF-8, or begins with a byte order mark, all of
 * which `Request.json` would let pass.
 */
export const jsonBody = createMiddleware(async (c, next) => {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) return refuse('missing', 'The body must be a JSON object; it is empty.');
  if (!isJson(c.req.header('Content-Type') ?? '') || isEncoded(c.req.header('Content-Encoding'))) return notJson();
  const text = decode(bytes);
  if (text === undefined) return refuse('malformed_utf8', 'The body must be encoded in UTF-8.');
  if (text.startsWith('\uFEFF')) return refuse('malformed_json', 'The body must begin without a byte order mark.');
  return next();
});

function isJson(contentType: string): boolean {
  const [mediaType = '', ...parameters] = contentType.split(';').map((part) => part.trim());
  return JSON_TYPE.test(mediaType) && parameters.every((text) => !/^charset=/i.test(text) || UTF_8.test(text));
}

function isEncoded(encoding = 'identity'): boolean {
  return encoding.trim().toLowerCase() !== 'identity';
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const refuse = (code: RefusalCode, message: string) => invalidInput([{ path: 'body', code, message }]);

function tooLarge(_: Context): Response {
  const message = `The body must be of at most ${MAX_BODY_BYTES} bytes.`;
  return problem('body-too-large', message, [{ path: 'body', code: 'too_large', message }]);
}

function notJson(): Response {
  const message = 'The body must be JSON in UTF-8, not compressed, sent with Content-Type: application/json.';
  return problem('unsupported-media-type', message, [{ path: 'body', code: 'unsupported_media_type', message }]);
}
