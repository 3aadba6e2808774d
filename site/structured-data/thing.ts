import { jsonText } from '../components/json-text.ts';

type Value = string | number | boolean | Thing | readonly Value[];

/** A thing as schema.org describes it: its type, and what is said of it. */
export interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: Value | undefined;
}

/** Things as JSON-LD that may stand in a page: no text in it can end the element that holds it. */
export function jsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return jsonText(graph);
}
