import type { TypedResponse } from 'hono';

/** Every code that a refusal may have. */
export const REFUSAL_CODES = [
  'missing',
  'wrong_type',
  'not_integer',
  'not_rational',
  'zero_denominator',
  'not_supported',
  'not_applicable',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'too_short',
  'too_long',
  'unknown_parameter',
  'duplicate',
  'unknown_symbol',
  'digit_too_large',
  'no_equation',
  'missing_operand',
  'missing_operator',
  'unclosed_bracket',
  'unopened_bracket',
  'wrong_bracket',
  'too_deep',
  'unclear_layout',
  'no_letters',
  'too_many_letters',
  'too_many_wildcards',
  'not_an_assignment',
  'unknown_letter',
  'too_many_blanks',
  'not_letters',
  'malformed_encoding',
  'malformed_json',
  'malformed_utf8',
  'unsupported_media_type',
  'invalid',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * What is wrong with one part of a request.
 *
 * `path` names the part: a parameter (`target`), one item of a list (`numbers.3`, counted from 0), or the whole `body`.
 * `code` is stable, for programs; `message` tells a person what would be right.
 */
export interface Refusal {
  readonly path: string;
  readonly code: RefusalCode;
  readonly message: string;
  /** Where in a text the fault is: UTF-16 offsets, `end` not included. */
  readonly start?: number;
  readonly end?: number;
}

/** Every kind of problem there is, with its status and the title that never varies. */
export const PROBLEMS = {
  'invalid-input': { status: 400, title: 'The request is not a valid question' },
  'not-found': { status: 404, title: 'No such resource' },
  'method-not-allowed': { status: 405, title: 'The resource does not take this method' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is not JSON' },
  'too-many-requests': { status: 429, title: 'Too many requests from one address' },
  'internal-error': { status: 500, title: 'The service failed' },
} as const;
export type ProblemKind = keyof typeof PROBLEMS;

/** The body of every reply that is not an answer. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly Refusal[];
}

/** A reply with a problem, as the type of the API tells clients of it. */
type ProblemReply<Kind extends ProblemKind> = Response &
  TypedResponse<Problem, (typeof PROBLEMS)[Kind]['status'], 'json'>;

/** More refusals than these help nobody, and a hostile body could ask for thousands. */
const MOST_ERRORS = 20;

/**
 * A reply that tells what went wrong, as `application/problem+json` (RFC 9457). No cache keeps it.
 *
 * @param kind names the problem: the fragment of `type`, and what fixes `status` and `title`.
 * @param detail what happened this time, for a person.
 * @param errors the parts of the request at fault; the first 20 are told.
 */
export function problem<Kind extends ProblemKind>(
  kind: Kind,
  detail: string,
  errors: readonly Refusal[] = [],
  headers: Readonly<Record<string, string>> = {},
): ProblemReply<Kind> {
  const { status, title } = PROBLEMS[kind];
  const type = `/problems/#${kind}`;
  const body: Problem = { type, title, status, detail, errors: errors.slice(0, MOST_ERRORS) };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  }) as ProblemReply<Kind>;
}

/** A 400 that names each part at fault; its detail is the first of them. */
export function invalidInput(errors: readonly Refusal[]): ProblemReply<'invalid-input'> {
  const [first] = errors;
  const detail = first && (first.path === 'body' ? first.message : `${first.path}: ${first.message}`);
  return problem('invalid-input', detail ?? 'The request is not valid.', errors);
}
