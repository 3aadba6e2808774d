import type { JsonSchema } from '@valibot/to-json-schema';

/** The parts of an OpenAPI 3.1 document that ours has. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
}

export interface PathItem {
  readonly get: Operation;
  readonly post?: Operation;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Reply>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  /** Lists go together, with commas between. */
  readonly style?: 'form';
  readonly explode?: false;
  readonly examples?: Examples;
}

export interface Reply {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Content;
}

/** By media type. */
export type Content = Readonly<Record<string, { readonly schema: Schema; readonly examples?: Examples }>>;

/** By name. A parameter, a body and a reply with examples of one name belong together. */
export type Examples = Readonly<Record<string, Example>>;

export interface Example {
  readonly summary: string;
  /** Of a reply, the request that it answers. */
  readonly description?: string;
  readonly value: unknown;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
}

export interface Reference {
  readonly $ref: string;
}

export type Schema = JsonSchema;
