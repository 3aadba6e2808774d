import type { Example, OpenApi, Parameter, Schema } from '../../functions/openapi/open-api-shape.ts';
import { nameIn } from './type-name.ts';

/** A resource as the document tells of it. */
export interface ToldResource {
  /** What names it on a page: `lettersCheck`. */
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  readonly lead: string;
  /** Whether it takes questions in JSON too. */
  readonly takesJson: boolean;
  readonly parameters: readonly Parameter[];
  /** What its answers are made of. */
  readonly answer: Schema;
  /** Real answers to a `GET`, and what is refused. */
  readonly answered: readonly Example[];
  readonly refused: readonly Example[];
  /** A question in JSON. */
  readonly question: unknown;
}

/** The resources of a document, in its order. */
export function toldResources({ paths, components }: OpenApi): readonly ToldResource[] {
  return Object.entries(paths).map(([path, { get, post }]) => {
    const content = get.responses['200']?.content?.['application/json'];
    const answer = components.schemas[nameIn(content?.schema.$ref ?? '')];
    if (answer === undefined) throw new Error(`${path} has no answer`);
    const [question] = Object.values(post?.requestBody?.content['application/json']?.examples ?? {});
    return {
      name: nameOf(get.operationId),
      path,
      heading: get.summary,
      lead: get.description,
      takesJson: post !== undefined,
      parameters: get.parameters ?? [],
      answer,
      answered: Object.values(content?.examples ?? {}),
      refused: Object.values(get.responses['400']?.content?.['application/problem+json']?.examples ?? {}),
      question: question?.value,
    };
  });
}

/** `getLettersCheck` asks `lettersCheck`. */
function nameOf(operationId: string): string {
  const [first = '', ...others] = operationId.replace(/^get/, '');
  return first.toLowerCase() + others.join('');
}

/** The schemas that answers share, by name: all but the answers themselves. */
export function sharedParts({ paths, components }: OpenApi): readonly (readonly [string, Schema])[] {
  const answers = Object.values(paths).map(
    ({ get }) => get.responses['200']?.content?.['application/json']?.schema.$ref,
  );
  return Object.entries(components.schemas).filter(([name]) => !answers.some((answer) => answer?.endsWith(`/${name}`)));
}

/** Path and query of the request that the example of an answer answers. */
export const addressOf = ({ description = '' }: Example) => description.replace('GET ', '');
