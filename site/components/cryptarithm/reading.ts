import { BASES, type Puzzle } from '../../../functions/solvers/cryptarithm/puzzle.ts';
import type { Fault } from '../../../functions/solvers/cryptarithm/read/fault.ts';
import { type AssignmentFault, readAssignment } from '../../../functions/solvers/cryptarithm/read/read-assignment.ts';
import { readPuzzle } from '../../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import type { Assignment } from '../../../functions/solvers/cryptarithm/rules.ts';
import { type Draft, USUAL_BASE } from './address.ts';

/** A puzzle and how it is played: what is asked, of the service or of the browser. */
export interface Asked {
  readonly puzzle: Puzzle;
  readonly leadingZeros: boolean;
  readonly singleLetterZero: boolean;
  readonly assign: readonly Assignment[];
}

/** What is wrong with the known digits, and the piece at fault. */
export interface KnownFault {
  readonly code: AssignmentFault;
  readonly token: string;
}

/** What is wrong with a draft, part by part. */
export interface DraftFaults {
  readonly puzzle?: Fault;
  readonly assign?: KnownFault;
  /** A base or rules that do not exist, which only an address can ask for. */
  readonly rules?: true;
}

/** A draft was read, or why it was not. */
export type DraftReading = { readonly asked: Asked; readonly faults?: undefined } | { readonly faults: DraftFaults };

/** `true` or `false` as a query writes them, and the usual where nothing is written; undefined for anything else. */
function booleanOf(text: string, usual: boolean): boolean | undefined {
  if (text === '') return usual;
  return text === 'true' || (text === 'false' ? false : undefined);
}

function baseOf(text: string): number | undefined {
  const base = text === '' ? USUAL_BASE : Number(text);
  return Number.isInteger(base) && base >= BASES.least && base <= BASES.most ? base : undefined;
}

/** `S=9, E != 1` in pieces: apart by commas, semicolons or spaces, but not by those around a relation. */
const tokensOf = (text: string) =>
  text
    .replaceAll(/\s*(={1,2}|!={1,2}|≠|<>)\s*/g, '$1')
    .split(/[\s,;]+/)
    .filter((token) => token !== '');

/** Reads the known digits of a puzzle, up to the first piece that says nothing of it. */
function readKnown(text: string, puzzle: Puzzle): { readonly assign: Assignment[]; readonly fault?: KnownFault } {
  const assign: Assignment[] = [];
  for (const token of tokensOf(text)) {
    const assignment = readAssignment(token, puzzle);
    if (typeof assignment === 'string') return { assign, fault: { code: assignment, token } };
    assign.push(assignment);
  }
  return { assign };
}

/** Reads what is written: the puzzle with the reader of the solver, then what its letters are known to be. */
export function readDraft(draft: Draft): DraftReading {
  const base = baseOf(draft.base);
  const leadingZeros = booleanOf(draft.leadingZeros, false);
  const singleLetterZero = booleanOf(draft.singleLetterZero, true);
  if (base === undefined || leadingZeros === undefined || singleLetterZero === undefined) {
    return { faults: { rules: true } };
  }
  const reading = readPuzzle(draft.puzzle, base);
  if (reading.fault) return { faults: { puzzle: reading.fault } };
  const { puzzle } = reading;
  const known = readKnown(draft.assign, puzzle);
  if (known.fault) return { faults: { assign: known.fault } };
  return { asked: { puzzle, leadingZeros, singleLetterZero, assign: known.assign } };
}
