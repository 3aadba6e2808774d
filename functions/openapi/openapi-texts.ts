import type { ResourceName } from './resources.ts';

type Texts = Readonly<Record<string, string>>;

/** What the document says in words. The site has it in every language; a document is in one. */
export interface OpenApiTexts {
  readonly api: {
    readonly document: { readonly title: string; readonly about: string };
    /** By resource. */
    readonly resources: Readonly<Record<ResourceName, { readonly heading: string; readonly lead: string }>>;
    /** By resource and parameter; `every` has those that mean the same wherever they are taken. */
    readonly parameters: { readonly every: Texts; readonly [resource: string]: Texts };
    /** By resource and example. */
    readonly examples: Readonly<Record<string, Texts>>;
    /** By schema and property. */
    readonly fields: Readonly<Record<string, Texts>>;
    readonly headers: Texts;
    /** By status. */
    readonly statuses: Texts;
  };
}

/** A text that has to be there. @throws Error when it is not */
export function textIn(texts: Texts | undefined, key: string): string {
  const text = texts?.[key];
  if (text === undefined) throw new Error(`no text for ${key}`);
  return text;
}

/** What a parameter of a resource means. @throws Error when nothing says so */
export function parameterText(texts: OpenApiTexts, resource: string, name: string): string {
  return texts.api.parameters[resource]?.[name] ?? textIn(texts.api.parameters.every, name);
}
