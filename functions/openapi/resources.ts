import type * as v from 'valibot';
import { MAKE_ENTRIES } from '../api/cryptarithm-make-question.ts';
import { makeReply } from '../api/cryptarithm-make-reply.ts';
import { CRYPTARITHM_ENTRIES } from '../api/cryptarithm-question.ts';
import { cryptarithmReply } from '../api/cryptarithm-reply.ts';
import { healthReply } from '../api/health-reply.ts';
import { LETTERS_CHECK_ENTRIES } from '../api/letters-check-question.ts';
import { lettersCheckReply } from '../api/letters-check-reply.ts';
import { LETTERS_DEAL_ENTRIES } from '../api/letters-deal-question.ts';
import { lettersDealReply } from '../api/letters-deal-reply.ts';
import { LETTERS_ENTRIES } from '../api/letters-question.ts';
import { lettersReply } from '../api/letters-reply.ts';
import { checkEntries } from '../api/numbers-check-question.ts';
import { checkReply } from '../api/numbers-check-reply.ts';
import { DEAL_ENTRIES } from '../api/numbers-deal-question.ts';
import { dealReply } from '../api/numbers-deal-reply.ts';
import { numbersEntries } from '../api/numbers-question.ts';
import { reachEntries } from '../api/numbers-reach-question.ts';
import { reachReply } from '../api/numbers-reach-reply.ts';
import { numbersReply } from '../api/numbers-reply.ts';
import type { Values } from '../solvers/arithmetic/puzzle.ts';

/** A resource as the document needs to know it. */
export interface Resource {
  readonly path: string;
  /** The name of its answers among the schemas. */
  readonly answer: string;
  readonly reply: v.GenericSchema;
  /** The parameters for one kind of values, from the schema that the handler validates with; none takes no question. */
  readonly entriesOf?: (values: Values) => v.ObjectEntries;
  /** Whether KV keeps its answers, so that `Cache-Status` tells of them. */
  readonly isKept: boolean;
}

/** Every resource by name, in the order in which they are told. */
export const RESOURCES = {
  numbers: {
    path: '/api/v1/numbers',
    answer: 'NumbersAnswer',
    reply: numbersReply,
    entriesOf: numbersEntries,
    isKept: true,
  },
  reach: {
    path: '/api/v1/numbers/reach',
    answer: 'ReachAnswer',
    reply: reachReply,
    entriesOf: reachEntries,
    isKept: true,
  },
  check: {
    path: '/api/v1/numbers/check',
    answer: 'CheckAnswer',
    reply: checkReply,
    entriesOf: checkEntries,
    isKept: false,
  },
  deal: {
    path: '/api/v1/numbers/deal',
    answer: 'DealAnswer',
    reply: dealReply,
    entriesOf: () => DEAL_ENTRIES,
    isKept: false,
  },
  cryptarithm: {
    path: '/api/v1/cryptarithm',
    answer: 'CryptarithmAnswer',
    reply: cryptarithmReply,
    entriesOf: () => CRYPTARITHM_ENTRIES,
    isKept: true,
  },
  make: {
    path: '/api/v1/cryptarithm/make',
    answer: 'MakeAnswer',
    reply: makeReply,
    entriesOf: () => MAKE_ENTRIES,
    isKept: true,
  },
  letters: {
    path: '/api/v1/letters',
    answer: 'LettersAnswer',
    reply: lettersReply,
    entriesOf: () => LETTERS_ENTRIES,
    isKept: false,
  },
  lettersCheck: {
    path: '/api/v1/letters/check',
    answer: 'LettersCheckAnswer',
    reply: lettersCheckReply,
    entriesOf: () => LETTERS_CHECK_ENTRIES,
    isKept: false,
  },
  lettersDeal: {
    path: '/api/v1/letters/deal',
    answer: 'LettersDealAnswer',
    reply: lettersDealReply,
    entriesOf: () => LETTERS_DEAL_ENTRIES,
    isKept: false,
  },
  health: { path: '/api/v1/health', answer: 'Health', reply: healthReply, isKept: false },
} as const satisfies Record<string, Resource>;
export type ResourceName = keyof typeof RESOURCES;

export const RESOURCE_NAMES = Object.keys(RESOURCES) as ResourceName[];
