import { prettyJson } from '../components/api/pretty-json.ts';
import curl from './snippets/curl.txt?raw';
import embedding from './snippets/embedding.txt?raw';
import fetchGet from './snippets/fetch.txt?raw';
import fetchPost from './snippets/fetch-post.txt?raw';

/** Where `npm start` serves, for a build that does not know its site. */
const LOCAL = 'http://localhost:8787';

/** The whole address of a path of the service. */
export function wholeAddress(path: string, site: URL | undefined): string {
  return new URL(path, site ?? LOCAL).origin + path;
}

/** The command that asks for an address. */
export const curlOf = (address: string) => filled(curl, { ADDRESS: address });

/** The lines of a script that ask for an address. */
export const fetchOf = (address: string) => filled(fetchGet, { ADDRESS: address });

/** The lines of a script that ask a resource a question in JSON. */
export const fetchPostOf = (address: string, question: unknown) =>
  filled(fetchPost, { ADDRESS: address, QUESTION: prettyJson(question, Number.POSITIVE_INFINITY) });

/** A whole page that asks the resource at an address and shows the steps. */
export function embeddingOf(
  address: string,
  language: string,
  { title, numbers, target, button }: Readonly<Record<'title' | 'numbers' | 'target' | 'button', string>>,
): string {
  const words = { TITLE: title, NUMBERS: numbers, TARGET: target, BUTTON: button };
  return filled(embedding, { ADDRESS: address, LANGUAGE: language, ...words });
}

function filled(snippet: string, values: Readonly<Record<string, string>>): string {
  return snippet.trimEnd().replaceAll(/__([A-Z]+)__/g, (place, name: string) => values[name] ?? place);
}
