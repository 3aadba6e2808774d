import * as v from 'valibot';
import { OPERATORS, PRESETS, type Rules, USES, VALUES, type Values } from '../solvers/arithmetic/puzzle.ts';

const OPERATIONS = 'must be some of + - * /, such as "+-*" (in a query, write + as %2B or put commas between)';

/** What a question may say of the rules: `rules` names a preset, and the others prevail over it. */
export const RULES_ENTRIES = {
  rules: v.optional(v.picklist(['countdown', '24'], 'must be countdown or 24, as text'), 'countdown'),
  values: v.exactOptional(v.picklist(VALUES, 'must be natural, integer or rational')),
  use: v.exactOptional(v.picklist(USES, 'must be any or all')),
  operations: v.exactOptional(
    v.pipe(
      v.custom<string | string[]>((input) => typeof input === 'string' || Array.isArray(input), OPERATIONS),
      v.metadata({
        anyOf: [
          { type: 'string', pattern: '^[+*/-]+$', examples: ['+-*'] },
          { type: 'array', items: { type: 'string', enum: OPERATORS }, minItems: 1 },
        ],
      }),
      v.transform((operators) => [...operators]),
      v.array(v.picklist(OPERATORS, OPERATIONS)),
      v.minLength(1, OPERATIONS),
    ),
  ),
};

const rulesAsked = v.object(RULES_ENTRIES);

/** The rules of a question, spelled out. */
export function rulesOf(question: v.InferOutput<typeof rulesAsked>): Rules {
  const { values, use, operations } = { ...PRESETS[question.rules], ...question };
  return { values, use, operations };
}

/**
 * A schema that depends on the kind of values that the question itself asks for, so that each number is judged, and told what
 * would be right, by the rules it is to be played by.
 *
 * @param schemaOf makes the schema for one kind of values.
 */
export function byValues<Input, Output>(
  schemaOf: (values: Values) => v.GenericSchema<Input, Output>,
): v.GenericSchema<Input, Output> {
  const schemas = { natural: schemaOf('natural'), integer: schemaOf('integer'), rational: schemaOf('rational') };
  return v.lazy((input) => schemas[valuesAsked(input)]);
}

/** The values that a question asks for; where what it says of them is wrong itself, those of the numbers round. */
function valuesAsked(input: unknown): Values {
  const { rules, values } = (input ?? {}) as { readonly rules?: unknown; readonly values?: unknown };
  const preset = rules === '24' ? PRESETS[24] : PRESETS.countdown;
  return VALUES.find((known) => known === values) ?? preset.values;
}
