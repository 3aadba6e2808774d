import { prettyJson } from './pretty-json.ts';

/** What came back from the API, as it is shown. */
export interface Reply {
  readonly status: number;
  /** From the question to the end of the answer, whole milliseconds. */
  readonly milliseconds: number;
  /** By name; null where it is not sent. */
  readonly headers: Readonly<Record<string, string | null>>;
  /** JSON to be read, or the text as it came. */
  readonly body: string;
}

/**
 * Asks the API, and tells what it replied, whatever that is.
 * @param headers the names of the headers that matter
 * @param signal gives the question up
 * @throws TypeError when there is no reply
 */
export async function askReal(address: string, headers: readonly string[], signal: AbortSignal): Promise<Reply> {
  const start = performance.now();
  const reply = await fetch(address, { signal });
  const text = await reply.text();
  return {
    status: reply.status,
    milliseconds: Math.round(performance.now() - start),
    headers: Object.fromEntries(headers.map((name) => [name, reply.headers.get(name)])),
    body: readable(text),
  };
}

function readable(text: string): string {
  try {
    return prettyJson(JSON.parse(text));
  } catch {
    return text;
  }
}
