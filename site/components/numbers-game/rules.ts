import {
  OPERATORS,
  type Operator,
  PRESETS,
  type Rules,
  USES,
  VALUES,
} from '../../../functions/solvers/arithmetic/puzzle.ts';

/** The rules that have a name, as the API calls them. */
export type Preset = keyof typeof PRESETS;

/** Rules spelled out, and the name of those they depart from, if they do. */
export interface GameRules extends Rules {
  readonly preset: Preset;
}

/** Rules as a query writes them: a text is empty where they are those of the preset. */
export interface WrittenRules {
  readonly values: string;
  readonly use: string;
  readonly operations: string;
}

/** The rules of a name. */
export const rulesOf = (preset: Preset): GameRules => ({ preset, ...PRESETS[preset] });

/** Rules as a query writes them. */
export function writtenRules({ preset, values, use, operations }: GameRules): WrittenRules {
  const usual = PRESETS[preset];
  return {
    values: values === usual.values ? '' : values,
    use: use === usual.use ? '' : use,
    operations: operations.length === usual.operations.length ? '' : operations.join(''),
  };
}

/** The operations in a text such as `+-*`, or undefined when there are none or something else is in it. */
function operationsIn(text: string): readonly Operator[] | undefined {
  // In an address that was typed by hand a plus arrives as a space.
  const written = new Set(text.replaceAll(' ', '+').replaceAll(',', ''));
  const operations = OPERATORS.filter((operator) => written.delete(operator));
  return operations.length > 0 && written.size === 0 ? operations : undefined;
}

/** The rules of a preset with what is written in the place of its own, or undefined when that is no rule. */
export function rulesIn(written: WrittenRules, preset: Preset): GameRules | undefined {
  const usual = rulesOf(preset);
  const values = written.values === '' ? usual.values : VALUES.find((name) => name === written.values);
  const use = written.use === '' ? usual.use : USES.find((name) => name === written.use);
  const operations = written.operations === '' ? usual.operations : operationsIn(written.operations);
  return values && use && operations ? { preset, values, use, operations } : undefined;
}
