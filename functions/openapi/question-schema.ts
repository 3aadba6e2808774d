import * as v from 'valibot';
import { budgetEntry } from '../api/budget-question.ts';
import { PRESETS, VALUES, type Values } from '../solvers/arithmetic/puzzle.ts';
import { inputSchema } from './json-schema.ts';
import type { Schema } from './open-api-shape.ts';
import type { Resource } from './resources.ts';

type Properties = Readonly<Record<string, Schema>>;

/** What a resource may be asked in JSON. */
export interface QuestionSchema extends Schema {
  /** By name, as wide as any rules allow. */
  readonly properties: Record<string, Schema>;
  readonly required: string[];
  /** What is narrower under the rules that a question asks for. */
  readonly allOf?: Schema[];
}

/** The kind of values that allows the most: its integers have signs, and it has fractions besides. */
const WIDEST: Values = 'rational';

/**
 * The question to a resource, from the schema that its handler validates with. Rules that join parameters, such as that
 * `from` is not above `to`, are not in it.
 *
 * @param entriesOf the parameters for one kind of values.
 * @param maxBudgetMs the largest budget that the service grants.
 * @param describe what a parameter means.
 */
export function questionSchema(
  entriesOf: NonNullable<Resource['entriesOf']>,
  maxBudgetMs: number,
  describe: (parameter: string) => string,
): QuestionSchema {
  const schemaFor = (values: Values) => {
    const entries = entriesOf(values);
    const granted: v.ObjectEntries = 'budget' in entries ? { ...entries, budget: budgetEntry(maxBudgetMs) } : entries;
    return inputSchema(v.object(granted));
  };
  const { properties, required = [] } = schemaFor(WIDEST);
  const widest = properties as Properties;
  const described = Object.entries(widest).map(([name, schema]) => [name, { ...schema, description: describe(name) }]);
  const allOf = VALUES.flatMap((values) => {
    const narrower = differences(schemaFor(values).properties as Properties, widest);
    return Object.keys(narrower).length === 0 ? [] : [{ anyOf: [{ not: asksFor(values) }, { properties: narrower }] }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(described),
    required,
    ...(allOf.length > 0 ? { allOf } : {}),
    additionalProperties: false,
  };
}

function differences(properties: Properties, others: Properties): Record<string, Schema> {
  const differ = ([name, schema]: [string, Schema]) => JSON.stringify(schema) !== JSON.stringify(others[name]);
  return Object.fromEntries(Object.entries(properties).filter(differ));
}

/** The questions that are played with such values: they say so, or name a preset that does, or leave it to the usual one. */
function asksFor(values: Values): Schema {
  const byPreset = Object.entries(PRESETS)
    .filter(([, preset]) => preset.values === values)
    .map(([name]) => ({
      properties: { rules: { const: name }, values: false },
      required: name === 'countdown' ? [] : ['rules'],
    }));
  return { anyOf: [{ properties: { values: { const: values } }, required: ['values'] }, ...byPreset] };
}
