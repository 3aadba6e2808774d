/** What a page carries of the hands of four cards, in their order. */
export interface Ledger {
  /** How many distinct solutions each hand has, a digit of base 36 for each. */
  readonly ways: string;
  /** The places of the hands that need a fraction. */
  readonly fractions: readonly number[];
}

/** The kinds of hands that the picture tells apart. */
export const KINDS = ['none', 'fraction', 'one', 'few', 'some', 'many'] as const;
export type Kind = (typeof KINDS)[number];

/** The fewest ways that a hand of a kind has. */
export const LEAST_WAYS = { none: 0, one: 1, few: 2, some: 4, many: 10 } as const;

export const waysOf = ({ ways }: Ledger, place: number) => Number.parseInt(ways.charAt(place), 36);

/** The kind of a hand. One that needs a fraction is of that kind, however many ways it has. */
export function kindOf(ledger: Ledger, place: number): Kind {
  if (ledger.fractions.includes(place)) return 'fraction';
  const ways = waysOf(ledger, place);
  if (ways >= LEAST_WAYS.many) return 'many';
  if (ways >= LEAST_WAYS.some) return 'some';
  if (ways >= LEAST_WAYS.few) return 'few';
  return ways === LEAST_WAYS.one ? 'one' : 'none';
}

/** The places of the hands by kind. */
export function placesByKind(ledger: Ledger): Readonly<Record<Kind, readonly number[]>> {
  const places: Record<Kind, number[]> = { none: [], fraction: [], one: [], few: [], some: [], many: [] };
  for (let place = 0; place < ledger.ways.length; place++) places[kindOf(ledger, place)].push(place);
  return places;
}
