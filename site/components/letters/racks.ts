import type { Language } from '../../../functions/solvers/letters/languages.ts';

/** Letters worth opening. */
interface ExampleRack {
  readonly letters: string;
  readonly language: Language;
  /** How long the longest words of the show are. */
  readonly longest: number;
}

/** Letters with something to them: all of them make one word, or an ñ, a ü, an œ or a blank is among them. */
export const RACKS: readonly ExampleRack[] = [
  { letters: 'ntviriuto', language: 'es', longest: 9 },
  { letters: 'gounipiñn', language: 'es', longest: 8 },
  { letters: 'lacmurgieo', language: 'es', longest: 10 },
  { letters: 'thacorser', language: 'en', longest: 9 },
  { letters: 'clumsinea', language: 'en', longest: 9 },
  { letters: 'rgihtolm?', language: 'en', longest: 9 },
  { letters: 'dislechary', language: 'fr', longest: 10 },
  { letters: 'vesdueroee', language: 'fr', longest: 10 },
];

/** Those of a language; each has some. */
export const racksIn = (of: Language) => RACKS.filter(({ language }) => language === of);
