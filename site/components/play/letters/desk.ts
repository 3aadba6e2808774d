import { LANGUAGES, type Language, SHORTEST_WORD } from '../../../../functions/solvers/letters/languages.ts';

/** What the last move met with: a letter of which no tile is left, or a word that is written down already. */
export type Fault =
  | { readonly code: 'noSuchLetter'; readonly letter: string }
  | { readonly code: 'alreadyWritten'; readonly word: string };

/**
 * What a player has before them: the letters, the word that is being laid, and those written down, none of them judged yet.
 * Words are told by their tiles, without accents. All of it is a value that JSON keeps.
 */
export interface Desk {
  readonly language: Language;
  /** In the order drawn: each has a seat. */
  readonly letters: readonly string[];
  /** The seats whose tiles are laid, in the order of the word. */
  readonly laid: readonly number[];
  /** In the order written. */
  readonly words: readonly string[];
  /** What was wrong with the last move. */
  readonly fault: Fault | null;
}

/** A move of the player: a tap, or a key. A character that was typed may stand for two letters. */
export type Move =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'letters'; readonly letters: string }
  | { readonly kind: 'back' | 'clear' | 'write' };

/** A desk at its beginning. */
export const restingDesk = (language: Language, letters: readonly string[]): Desk => ({
  language,
  letters,
  laid: [],
  words: [],
  fault: null,
});

/** The word that is laid. */
export const wordOn = ({ letters, laid }: Desk) => laid.map((seat) => letters[seat]).join('');

/** The words that are answers: those written down, and what lies there as well, as if it were. */
export function answersOn(desk: Desk): readonly string[] {
  const word = wordOn(desk);
  return word.length < SHORTEST_WORD || desk.words.includes(word) ? desk.words : [...desk.words, word];
}

/** The longest of the words that are written down, the first of them; none where nothing is. */
export const longestOf = (words: readonly string[]) =>
  words.reduce<string | undefined>(
    (longest, word) => (word.length > (longest ?? '').length ? word : longest),
    undefined,
  );

/** The desk after a move; the very same when the move does nothing. */
export function afterMove(desk: Desk, move: Move): Desk {
  const { laid } = desk;
  switch (move.kind) {
    case 'seat':
      return afterSeat(desk, move.seat);
    case 'letters':
      return [...move.letters].reduce((now, letter) => afterLetter(now, letter), desk);
    case 'back':
      return laid.length > 0 ? withLaid(desk, laid.slice(0, -1)) : desk;
    case 'clear':
      return laid.length > 0 ? withLaid(desk, []) : desk;
    case 'write':
      return laid.length > 0 ? afterWriting(desk, wordOn(desk)) : desk;
  }
}

const withLaid = (desk: Desk, laid: readonly number[]): Desk => ({ ...desk, laid, fault: null });

/** Lays a tile behind the others; one that is laid goes back to its seat. */
function afterSeat(desk: Desk, seat: number): Desk {
  const { letters, laid } = desk;
  if (letters[seat] === undefined) return desk;
  return withLaid(desk, laid.includes(seat) ? laid.filter((other) => other !== seat) : [...laid, seat]);
}

/** Lays a tile of this letter that is in its seat. */
function afterLetter(desk: Desk, letter: string): Desk {
  const seat = desk.letters.findIndex((other, place) => other === letter && !desk.laid.includes(place));
  return seat < 0 ? { ...desk, fault: { code: 'noSuchLetter', letter } } : afterSeat(desk, seat);
}

function afterWriting(desk: Desk, word: string): Desk {
  if (desk.words.includes(word)) return { ...desk, fault: { code: 'alreadyWritten', word } };
  return { ...withLaid(desk, []), words: [...desk.words, word] };
}

/** Whether what was kept is a desk. */
export function isDesk(found: Desk): boolean {
  const { language, letters, laid, words } = found;
  const isText = (text: unknown) => typeof text === 'string';
  const isSeat = (seat: number, place: number) => letters[seat] !== undefined && laid.indexOf(seat) === place;
  return LANGUAGES.includes(language) && letters.every(isText) && words.every(isText) && laid.every(isSeat);
}
