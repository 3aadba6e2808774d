import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { OWN_CODES } from '../edge/refuse-unless.ts';

/**
 * How our schemas become JSON Schema 2020-12, which OpenAPI 3.1 uses. What valibot cannot tell of a schema of our own (`custom`)
 * stands beside it as metadata; rules of our own (`refuseUnless`) have metadata, or words in the texts.
 */
const CONFIG = {
  target: 'draft-2020-12',
  ignoreActions: [...OWN_CODES],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? {} : undefined),
  overrideRef: ({ referenceId }) => referenceTo(referenceId),
} satisfies ConversionConfig;

/** Where the document has the schema of a name. */
export const referenceTo = (name: string) => `#/components/schemas/${name}`;

/** What has to be sent to satisfy `schema`. @throws Error when JSON Schema cannot tell */
export function inputSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { ...CONFIG, typeMode: 'input' });
  return converted;
}

/** The schemas of what is replied, by name; each refers to the others where it holds them. */
export function replySchemas(replies: Readonly<Record<string, v.GenericSchema>>): Record<string, JsonSchema> {
  return toJsonSchemaDefs({ ...replies }, { ...CONFIG, typeMode: 'output' });
}
