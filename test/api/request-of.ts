/** The request that a line such as `GET /api/v1/health` or `POST /api/v1/numbers {"numbers":[2]}` describes. */
export function requestOf(line: string): { readonly path: string; readonly init: RequestInit } {
  const [, method = '', path = '', body] = /^(\S+) (\S+)(?: (.*))?$/.exec(line) ?? [];
  const headers = { 'Content-Type': 'application/json' };
  return { path, init: body === undefined ? { method } : { method, body, headers } };
}
