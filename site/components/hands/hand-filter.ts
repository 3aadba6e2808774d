import { CARDS, HANDS, LEAST, MOST } from './hands-in-order.ts';
import { KINDS, type Kind, kindOf, type Ledger } from './ledger.ts';

/** Cards that a hand has to hold, or what is wrong with what was written. */
type CardsRead =
  | { readonly ok: true; readonly cards: readonly number[] }
  | {
      readonly ok: false;
      readonly fault: { readonly code: 'notACard'; readonly token: string } | { readonly code: 'tooMany' };
    };

/** Reads none to four cards from 1 to 13, with spaces or commas between. */
export function readCards(text: string): CardsRead {
  const tokens = text.split(/[\s,;]+/).filter((token) => token !== '');
  const wrong = tokens.find((token) => !/^\d{1,2}$/.test(token) || Number(token) < LEAST || Number(token) > MOST);
  if (wrong !== undefined) return { ok: false, fault: { code: 'notACard', token: wrong } };
  if (tokens.length > CARDS) return { ok: false, fault: { code: 'tooMany' } };
  return { ok: true, cards: tokens.map(Number) };
}

/** What of the hands is looked for: those of a kind, or all, or all solvable ones. */
export const WANTED = ['all', 'solvable', ...KINDS] as const;
export type Wanted = (typeof WANTED)[number];

/** The places of the hands that hold the cards, each as often as it is written, and are what is wanted. */
export function placesOf(ledger: Ledger, cards: readonly number[], wanted: Wanted): readonly number[] {
  return HANDS.flatMap((hand, place) => (holds(hand, cards) && isWanted(kindOf(ledger, place), wanted) ? [place] : []));
}

function isWanted(kind: Kind, wanted: Wanted): boolean {
  return wanted === 'all' || (wanted === 'solvable' ? kind !== 'none' : kind === wanted);
}

function holds(hand: readonly number[], cards: readonly number[]): boolean {
  const left = [...hand];
  return cards.every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
