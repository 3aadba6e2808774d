import type { Schema } from '../../functions/openapi/open-api-shape.ts';

/** The type of a part of an answer as programs write it: `Solution[] | null`. */
export function typeName(schema: Schema): string {
  if (schema.$ref) return nameIn(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map((one) => typeName(one as Schema)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.type === 'array') return listOf(typeName(schema.items as Schema));
  return String(schema.type);
}

const listOf = (type: string) => (type.includes('|') ? `(${type})[]` : `${type}[]`);

/** The name of the shared part that a type is made of, if there is one. */
export function partIn(schema: Schema): string | undefined {
  if (schema.$ref) return nameIn(schema.$ref);
  const inside = [schema.items, ...(schema.anyOf ?? [])].filter((one) => typeof one === 'object');
  return inside.map((one) => partIn(one as Schema)).find((name) => name !== undefined);
}

/** The last part of a reference. */
export const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
