import * as v from 'valibot';

/** The codes that rules of our own give. */
export const OWN_CODES = [
  'not_applicable',
  'not_rational',
  'too_large',
  'too_long',
  'too_short',
  'too_small',
  'unknown_letter',
  'zero_denominator',
] as const;

/**
 * A rule of a schema with a code of its own, which `refuse` tells as it is: valibot calls every such rule a `check`, whatever it
 * is about.
 *
 * @param message what would be right, or what makes it of the input.
 */
export function refuseUnless<Input>(
  code: (typeof OWN_CODES)[number],
  holds: (input: Input) => boolean,
  message: string | ((input: Input) => string),
): v.CheckAction<Input, v.ErrorMessage<v.CheckIssue<Input>>> {
  const text = typeof message === 'string' ? message : ({ input }: v.CheckIssue<Input>) => message(input);
  return { ...v.check(holds, text), type: code as 'check' };
}
