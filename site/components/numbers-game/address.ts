/** The two fields of a game as they are written, right or wrong. */
export interface Draft {
  readonly numbers: string;
  readonly target: string;
}

/** A field of a game, by its name in the form, in the address and in the API. */
export type Field = keyof Draft;

/** A game: the given numbers, in the order of the player, and the target. */
export interface Game {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** The draft an address holds; a field that is absent is empty. @param search the query of the address, with or without `?` */
export function draftIn(search: string): Draft {
  const query = new URLSearchParams(search);
  return { numbers: (query.get('numbers') ?? '').replaceAll(/,\s*/g, ', '), target: query.get('target') ?? '' };
}

/** Whether an address holds a whole game, and not just the beginning of one. */
export const isWhole = (draft: Draft) => draft.numbers !== '' && draft.target !== '';

/** The query of a draft, `?numbers=25,50&target=75`, or an empty text when nothing is written. */
export function searchOfDraft({ numbers, target }: Draft): string {
  const fields = { numbers: numbers.trim().replaceAll(/[\s,;]+/g, ','), target: target.trim() };
  const written = Object.entries(fields).filter(([, text]) => text !== '');
  // Commas may stand as they are in a query, and are easier to read so.
  return written.length === 0 ? '' : `?${new URLSearchParams(written).toString().replaceAll('%2C', ',')}`;
}

/** The query of a game. */
export function searchOf({ numbers, target }: Game): string {
  return searchOfDraft({ numbers: numbers.join(','), target: String(target) });
}

/** The address of a game in the API. */
export const apiAddressOf = (game: Game) => `/api/v1/numbers${searchOf(game)}`;
