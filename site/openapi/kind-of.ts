import type { Schema } from '../../functions/openapi/open-api-shape.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Wording } from '../i18n/wording.ts';

/** What may be sent for a schema, in words: "integer from 1 to 1000". What is to be typed stands in backticks. */
export function kindOf(schema: Schema, texts: Texts, wording: Wording): string {
  const { kinds } = texts.api;
  const { fill } = wording;
  const limit = (figure: number | undefined) => limitOf(Number(figure), kinds.safest, wording);
  const inner = (part: unknown) => kindOf(part as Schema, texts, wording);

  if (schema.anyOf) {
    const [first = '', second = ''] = schema.anyOf.map(inner);
    return fill(kinds.either, { first, second });
  }
  if (schema.enum) return choiceOf(schema.enum);
  if (schema.examples) return fill(kinds.textSuchAs, { example: String(schema.examples[0]) });
  switch (schema.type) {
    case 'boolean':
      return choiceOf([true, false]);
    case 'integer':
      return fill(kinds.integer, { least: limit(schema.minimum), most: limit(schema.maximum) });
    case 'array': {
      const [most, item] = [limit(schema.maxItems), inner(schema.items)];
      return schema.minItems === undefined
        ? fill(kinds.listUpTo, { most, item })
        : fill(kinds.list, { least: limit(schema.minItems), most, item });
    }
    default:
      return schema.minLength === undefined
        ? fill(kinds.textUpTo, { most: limit(schema.maxLength) })
        : fill(kinds.textWithin, { least: limit(schema.minLength), most: limit(schema.maxLength) });
  }
}

/** A limit as it is written; `safest` is 2^53 − 1, which nobody knows by its digits. */
function limitOf(figure: number, safest: string, { count }: Wording): string {
  if (figure === Number.MAX_SAFE_INTEGER) return safest;
  return figure === Number.MIN_SAFE_INTEGER ? ['−(', safest, ')'].join('') : count(figure);
}

const choiceOf = (options: readonly unknown[]) => options.map((option) => ['`', option, '`'].join('')).join(' | ');
