import type { Wording } from '../../i18n/wording.ts';
import type { Draft, Game } from './address.ts';
import type { FieldView } from './field-view.ts';
import { gameIn, readNumbers, readTarget, valuesIn } from './reading.ts';
import type { Preset } from './rules.ts';
import { faultIn, type GameTexts } from './sentences.ts';

/** The form of a game. Its fields hold the draft; what else is in it shows the draft, and writes into the fields. */
export interface DraftView {
  draft(): Draft;
  /** Puts a draft into the fields, as it is written. */
  put(draft: Draft): void;
  /** The game in the fields. When there is none, marks what is wrong and gives undefined. */
  readGame(): Game | undefined;
}

/** Brings a form to life. @param onChange called with the draft whenever it changes */
export type OpenForm = (
  form: HTMLFormElement,
  onChange: (draft: Draft) => void,
  texts: GameTexts,
  wording: Wording,
) => DraftView;

/** The two text fields that every form of a game has. */
export interface GameFields {
  readonly numbers: FieldView;
  readonly target: FieldView;
}

/** The game in a draft. Marks in the fields what is wrong with them. */
export function readMarking(
  draft: Draft,
  preset: Preset,
  { numbers, target }: GameFields,
  texts: GameTexts,
  wording: Wording,
): Game | undefined {
  const values = valuesIn(draft, preset);
  const given = readNumbers(draft.numbers, values);
  const reached = readTarget(draft.target, values);
  numbers.mark(given.ok ? undefined : faultIn('numbers', given.fault, texts, wording));
  target.mark(reached.ok ? undefined : faultIn('target', reached.fault, texts, wording));
  return gameIn(draft, preset);
}
