import type { Schema } from '../../functions/openapi/open-api-shape.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Wording } from '../i18n/wording.ts';

/** What may be sent for a schema, in words: "integer from 1 to 1000". What is to be typed stands in backticks. */
export function kindOf(schema: Schema, texts: Texts, wording: Wording): string {
  const { kinds } = texts.api;
  const { fill, count } = wording;
  const limit = (figure: unknown) => {
    const size = Math.abs(Number(figure)) === Number.MAX_SAFE_INTEGER ? kinds.safest : count(Math.abs(Number(figure)));
    return Number(figure) < 0 ? `−${/ /.test(size) ? `(${size})` : size}` : size;
  };
  const inner = (part: unknown) => kindOf(part as Schema, texts, wording);

  if (schema.anyOf) {
    const [first, second] = schema.anyOf.map(inner);
    return fill(kinds.either, { first: first ?? '', second: second ?? '' });
  }
  if (schema.enum) return choice(schema.enum);
  switch (schema.type) {
    case 'boolean':
      return choice([true, false]);
    case 'integer':
      return fill(kinds.integer, { least: limit(schema.minimum), most: limit(schema.maximum) });
    case 'array':
      return fill(kinds.list, {
        least: limit(schema.minItems),
        most: limit(schema.maxItems),
        item: inner(schema.items),
      });
    default:
      return textKind(schema);
  }

  function textKind({ examples, minLength, maxLength }: Schema): string {
    if (examples) return fill(kinds.textSuchAs, { example: String(examples[0]) });
    const most = limit(maxLength);
    return minLength === undefined
      ? fill(kinds.textUpTo, { most })
      : fill(kinds.textWithin, { least: limit(minLength), most });
  }
}

const choice = (options: readonly unknown[]) => options.map((option) => `\`${option}\``).join(' | ');
