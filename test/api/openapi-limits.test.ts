import { describe, expect, it } from 'vitest';
import { EXAMPLES, type Question, queryOfQuestion } from '../../functions/openapi/examples.ts';
import type { Schema } from '../../functions/openapi/open-api-shape.ts';
import { RESOURCE_NAMES, RESOURCES } from '../../functions/openapi/resources.ts';
import { MOST_TARGETS } from '../../functions/solvers/arithmetic/reach/reach-answer.ts';
import { document } from './openapi.ts';
import { ask } from './service.ts';

/** Values that lie at the ends of what a schema allows. */
function within(schema: Schema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => within(one as Schema));
  if (schema.enum) return schema.enum as unknown[];
  switch (schema.type) {
    case 'boolean':
      return [true, false];
    case 'integer':
      return [schema.minimum, schema.maximum];
    case 'array': {
      const items = within(schema.items as Schema);
      const { minItems = 0, maxItems = 1 } = schema;
      return items.flatMap((item) => [Array(minItems).fill(item), Array(maxItems).fill(item)]);
    }
    default:
      return schema.examples ? [...schema.examples] : [schema.minLength ?? 0, schema.maxLength ?? 0].map(textOf);
  }
}

/** Values that lie just beyond. */
function beyond(schema: Schema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => beyond(one as Schema));
  if (schema.enum) return ['none-of-these'];
  switch (schema.type) {
    case 'boolean':
      return ['maybe', 1];
    case 'integer':
      return [Number(schema.minimum) - 1, Number(schema.maximum) + 1, 0.5];
    case 'array': {
      const items = schema.items as Schema;
      const [fine] = within(items);
      const { minItems = 0, maxItems } = schema;
      const counts = [minItems - 1, ...(maxItems === undefined ? [] : [maxItems + 1])].filter((count) => count >= 0);
      return [...counts.map((count) => Array(count).fill(fine)), ...beyond(items).map((item) => [item])];
    }
    default: {
      if (schema.examples) return ['='];
      const shorter = schema.minLength === undefined ? [] : [schema.minLength - 1];
      return [...shorter, Number(schema.maxLength) + 1].map(textOf);
    }
  }
}

const textOf = (length: number) => 'x'.repeat(length);

/** What else the question says, so that only one parameter can be wrong. */
function questionWith(resource: keyof typeof RESOURCES, parameter: string, value: unknown): Question {
  const [first = {}] = Object.values(EXAMPLES[resource]);
  const rules = ['numbers', 'reach', 'check'].includes(resource) ? { values: 'rational' } : {};
  // Its games have the most letters, and the widest choice of vowels.
  const show = resource === 'lettersDeal' ? { show: 'fr' } : {};
  const range = resource === 'reach' && /^(from|to)$/.test(parameter) ? { from: value, to: value } : {};
  return { ...first, ...rules, ...show, ...range, [parameter]: value } as Question;
}

/** The codes of the errors about a parameter, but for those of rules that join it to another. */
async function complaints(path: string, init: RequestInit, parameter: string): Promise<string[]> {
  const reply = await ask(path, init);
  if (reply.status === 200) return [];
  const { errors } = await reply.json<{ errors: { path: string; code: string }[] }>();
  return errors
    .filter(({ path, code }) => path.split('.')[0] === parameter && code !== 'not_applicable')
    .map(({ code }) => code);
}

const post = (question: Question) => ({
  method: 'POST',
  body: JSON.stringify(question),
  headers: { 'Content-Type': 'application/json' },
});

describe.each(RESOURCE_NAMES.filter((name) => name !== 'health'))('%s', (resource) => {
  const { path } = RESOURCES[resource];
  const { get, post: asked } = document.paths[path] ?? {};
  const body = asked?.requestBody?.content['application/json']?.schema ?? {};
  const properties = Object.entries(body.properties ?? {}) as [string, Schema][];

  it('has its parameters in both forms, the same ones required', () => {
    expect((get?.parameters ?? []).map(({ name }) => name)).toEqual(properties.map(([name]) => name));
    const required = (get?.parameters ?? []).filter((parameter) => parameter.required).map(({ name }) => name);
    expect(required).toEqual(body.required);
  });

  it.each(body.required ?? [])('has to be given %s', async (parameter) => {
    const { [parameter]: _, ...rest } = questionWith(resource, parameter, undefined);
    expect(await complaints(path, post(rest), parameter)).toEqual(['missing']);
    expect(await complaints(`${path}?${queryOfQuestion(rest)}`, {}, parameter)).toEqual(['missing']);
  });

  it.each(properties)('takes %s up to its limits and not beyond', async (parameter, schema) => {
    for (const value of within(schema)) {
      const question = questionWith(resource, parameter, value);
      expect(await complaints(path, post(question), parameter), JSON.stringify(value)).toEqual([]);
    }
    const refused = beyond(schema);
    expect(refused.length).toBeGreaterThan(0);
    for (const value of refused) {
      const question = questionWith(resource, parameter, value);
      expect(await complaints(path, post(question), parameter), JSON.stringify(value)).not.toEqual([]);
      if (typeof value !== 'number' || schema.type !== 'integer') continue;
      expect(await complaints(`${path}?${queryOfQuestion(question)}`, {}, parameter)).not.toEqual([]);
    }
  });

  it('does without what is not required, as the document says', async () => {
    const [first = {}] = Object.values(EXAMPLES[resource]);
    const defaults: Record<string, unknown> = Object.fromEntries(
      properties.flatMap(([name, { default: usual }]) => (usual === undefined ? [] : [[name, usual]])),
    );
    const answers = [first, { ...defaults, ...first } as Question].map(async (question) =>
      (await ask(path, post(question))).json(),
    );
    const [bare, spelledOut] = await Promise.all(answers);
    expect(spelledOut).toEqual(bare);
  });
});

it('says in words how many targets a reach tells of, which no schema can', async () => {
  const { path } = RESOURCES.reach;
  const to = document.paths[path]?.get.parameters?.find(({ name }) => name === 'to');
  expect(to?.description).toContain(`${MOST_TARGETS.toLocaleString('en')} targets at most`);
  const reach = (last: number) => post({ numbers: [2], from: 1, to: last });
  expect(await complaints(path, reach(MOST_TARGETS), 'to')).toEqual([]);
  expect(await complaints(path, reach(MOST_TARGETS + 1), 'to')).toEqual(['too_large']);
});
