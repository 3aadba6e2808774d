import { referenceTo } from './json-schema.ts';
import type { Examples, Header, Reference, Reply } from './open-api-shape.ts';
import { type OpenApiTexts, textIn } from './openapi-texts.ts';
import type { Resource } from './resources.ts';

/** The headers that a page of any origin may read of a reply, besides those that browsers always let it. */
const HEADERS = ['Cache-Control', 'Cache-Status', 'ETag', 'Retry-After', 'Server-Timing'] as const;
type HeaderName = (typeof HEADERS)[number];

/** Every header that is told of, by name. */
export function headersOf(texts: OpenApiTexts): Record<string, Header> {
  return Object.fromEntries(
    HEADERS.map((name) => [name, { description: textIn(texts.api.headers, name), schema: { type: 'string' } }]),
  );
}

/** What the document needs to know of an operation to tell its replies. */
export interface Asked {
  readonly resource: Resource;
  readonly method: 'get' | 'post';
  /** The examples of its replies, by status. */
  readonly examples: Readonly<Record<number, Examples>>;
}

/** Every reply that an operation may have, by status. */
export function repliesOf({ resource, method, examples }: Asked, texts: OpenApiTexts): Record<string, Reply> {
  const isGet = method === 'get';
  const kept: HeaderName[] = resource.isKept ? ['Cache-Status'] : [];
  const tagged: HeaderName[] = isGet ? ['ETag'] : [];
  const description = (status: number) => textIn(texts.api.statuses, String(status));
  const answer = (status: number, schema: string, type: string, headers: readonly HeaderName[]): Reply => ({
    description: description(status),
    headers: headerReferences(headers),
    content: {
      [type]: {
        schema: { $ref: referenceTo(schema) },
        ...(examples[status] ? { examples: examples[status] } : {}),
      },
    },
  });
  const problem = (status: number, ...headers: HeaderName[]) =>
    answer(status, 'Problem', 'application/problem+json', ['Cache-Control', 'Server-Timing', ...headers]);

  const headers: HeaderName[] = ['Cache-Control', ...kept, ...tagged, 'Server-Timing'];
  const replies: Record<string, Reply> = { 200: answer(200, resource.answer, 'application/json', headers) };
  if (isGet)
    replies[304] = { description: description(304), headers: headerReferences(['Cache-Control', ...kept, 'ETag']) };
  if (!resource.entriesOf) return replies;
  replies[400] = problem(400);
  if (!isGet) Object.assign(replies, { 413: problem(413), 415: problem(415) });
  return { ...replies, 429: problem(429, 'Retry-After'), 500: problem(500) };
}

function headerReferences(names: readonly HeaderName[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
