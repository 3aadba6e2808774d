import type { Progress, Round } from './deepened.ts';

/** What the worker says to the page: how far it is, what a round came to, that it is over. */
export type Said = { readonly progress: Progress } | { readonly round: Round } | { readonly isOver: true };
