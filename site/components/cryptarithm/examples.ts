/** A puzzle worth opening. */
export interface Example {
  readonly puzzle: string;
  /** The language of its words, as BCP 47 names it; none for letters that are no words. */
  readonly language?: string;
  readonly kind: 'sum' | 'product' | 'division' | 'system' | 'speech';
  /** Where it is not ten. */
  readonly base?: number;
}

/** A word of a puzzle, of at most four letters, and its digits. */
export interface SolvedWord {
  readonly letters: string;
  readonly digits: string;
}

/** The first word of the first puzzle. */
export const FIRST_WORD: SolvedWord = { letters: 'SEND', digits: '9567' };

/** Puzzles with one solution each; many are true as they are read, too. */
export const EXAMPLES: readonly Example[] = [
  { puzzle: 'SEND+MORE=MONEY', language: 'en', kind: 'sum' },
  { puzzle: 'DOS+DOS+TRES=SIETE', language: 'es', kind: 'sum' },
  { puzzle: 'CINQ+CINQ+VINGT=TRENTE', language: 'fr', kind: 'sum' },
  { puzzle: 'EINS+EINS+EINS+DREI+DREI=NEUN', language: 'de', kind: 'sum' },
  { puzzle: 'CINQUE+CINQUE+SEI=SEDICI', language: 'it', kind: 'sum' },
  { puzzle: 'TRINTA=TRES*DEZ', language: 'pt', kind: 'product' },
  { puzzle: 'ДВА*ДВА=ЧОТИРИ', language: 'uk', kind: 'product' },
  { puzzle: 'СИНИЦА+СИНИЦА=ПТИЧКИ', language: 'ru', kind: 'sum' },
  { puzzle: 'एक+उनतीस+तीस+उनचास=एकसौनौ', language: 'hi', kind: 'sum' },
  { puzzle: 'HAIKU+SUSHI=KIMONO', language: 'ja-Latn', kind: 'sum' },
  { puzzle: 'OCHO+OCHO+CATORCE+TREINTA=SESENTA', language: 'es', kind: 'sum' },
  { puzzle: 'NORTH/SOUTH=EAST/WEST', language: 'en', kind: 'division' },
  { puzzle: 'RAMN=R^3+RM^3;RAMN=N^3+RX^3', kind: 'system' },
  {
    puzzle:
      'LETS+ALSO+REMEMBER+THE+GOLDEN+AGE+OF+OLD+FILMS+AS+THE+FANTASTIC+BOGART+AND+THE+FANTASTIC+BERGMAN+AND+THAT+DEAR+OLD+SAM+STARRED+IN+ONE+OF+THE+MOST+MEMORABLE+ACTION+FILMS+CALLED=CASABLANCA',
    language: 'en',
    kind: 'speech',
    base: 16,
  },
];
