import * as v from 'valibot';

type Whole<Entries extends v.ObjectEntries> = v.ObjectSchema<Entries, string>;

/**
 * The schema of an object with these entries and no other. Unlike `strictObject` it takes no list for an object, and
 * names every unknown entry, not only the first.
 */
export function exactly<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<v.InferInput<Whole<Entries>>, v.InferOutput<Whole<Entries>>> {
  const halves = v.intersect([onlyOf(Object.keys(entries)), v.object(entries, 'is required')]);
  // Valibot cannot tell what an intersection with entries yet unknown comes to: the names' half adds nothing.
  return v.pipe(
    v.custom<v.InferInput<Whole<Entries>>>(isObject, 'must be a JSON object'),
    halves as unknown as Whole<Entries>,
  );
}

/** The half of `exactly` that looks at names; what they hold is for the other half. */
function onlyOf(known: readonly string[]) {
  return v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(isObject),
    v.rawCheck(({ dataset: { value: input }, addIssue }) => {
      for (const key of Object.keys(input as object).filter((name) => !known.includes(name))) {
        const path = { type: 'unknown', origin: 'key', input, key, value: undefined } as const;
        addIssue({ message: `is unknown; the parameters are ${known.join(', ')}`, path: [path] });
      }
    }),
    v.transform(() => ({})),
  );
}

function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
