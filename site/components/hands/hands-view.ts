import type { Wording } from '../../i18n/wording.ts';
import type { FractionsTexts } from '../fractions/three-sentences.ts';
import { TARGET } from '../fractions/verdicts.ts';
import { carpetOf, cellUnder, squaresPath } from '../lights/carpet.ts';
import { searchOfEntries } from '../numbers-game/address.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { placesOf, readCards, WANTED } from './hand-filter.ts';
import { BY_LOWEST, COLUMNS, HANDS } from './hands-in-order.ts';
import { kindOf, type Ledger, waysOf } from './ledger.ts';

/** Hands listed at a time. */
const PAGE = 48;

/** Brings the browsing of all hands to life: the picture, the walk through them, and the search. */
export function handsView(root: HTMLElement, ledger: Ledger, texts: FractionsTexts, wording: Wording): void {
  const slider = part(root, 'hand-slider', HTMLInputElement);
  const told = part(root, 'hand-told', HTMLElement);
  const solve = part(root, 'hand-solve', HTMLAnchorElement);
  const cardsField = part(root, 'cards', HTMLInputElement);
  const fault = part(root, 'cards-fault', HTMLElement);
  const wanted = part(root, 'wanted', HTMLSelectElement);
  const found = part(root, 'hands-found', HTMLElement);
  const list = part(root, 'hands-list', HTMLElement);
  const more = part(root, 'hands-more', HTMLButtonElement);
  const pathToGame = solve.pathname;
  const lights = part(root, 'lights', SVGSVGElement);
  const cursor = part(lights, 'cursor', SVGRectElement);
  const shade = part(lights, 'shade', SVGPathElement);
  const carpet = carpetOf(BY_LOWEST, COLUMNS);
  let matches: readonly number[] = [];
  let listed = 0;

  const handOf = (place: number) => HANDS[place] ?? [];
  const addressOf = (place: number) =>
    pathToGame + searchOfEntries({ numbers: handOf(place).join(','), target: `${TARGET}` });

  function sentenceOf(place: number): string {
    const values = { hand: handOf(place).join(' '), target: TARGET };
    const kind = kindOf(ledger, place);
    if (kind === 'none') return wording.fill(texts.fractions.hands.none, values);
    if (kind === 'fraction') return wording.many(texts.fractions.hands.fraction, waysOf(ledger, place), values);
    return wording.many(texts.fractions.hands.solvable, waysOf(ledger, place), values);
  }

  function choose(place: number): void {
    slider.value = `${place}`;
    told.textContent = sentenceOf(place);
    slider.ariaValueText = told.textContent;
    solve.href = addressOf(place);
    solve.textContent = wording.fill(texts.fractions.hands.solve, { hand: handOf(place).join(' ') });
    const [column, row] = carpet.cell(place);
    cursor.setAttribute('x', `${column}`);
    cursor.setAttribute('y', `${row}`);
  }

  function search(): void {
    const read = readCards(cardsField.value);
    cardsField.ariaInvalid = String(!read.ok);
    fault.textContent = read.ok
      ? ''
      : wording.fill(texts.fractions.faults[read.fault.code], {
          token: read.fault.code === 'notACard' ? read.fault.token.slice(0, 12) : '',
        });
    if (!read.ok) return;
    const kind = WANTED.find((one) => one === wanted.value) ?? 'all';
    matches = placesOf(ledger, read.cards, kind);
    found.textContent = wording.many(texts.fractions.hands.found, matches.length);
    const isHit = new Set(matches);
    const others = HANDS.flatMap((_, place) => (isHit.has(place) ? [] : [place]));
    shade.setAttribute('d', squaresPath(carpet, others, 1));
    listed = 0;
    const [first] = matches;
    if (first !== undefined) choose(first);
    listMore();
  }

  function listMore(): void {
    const next = matches.slice(listed, listed + PAGE);
    fillList(
      list,
      next,
      (place, item) => {
        const link = part(item, 'link', HTMLAnchorElement);
        link.href = addressOf(place);
        link.textContent = handOf(place).join(' ');
        part(item, 'kind', HTMLElement).setAttribute('data-kind', kindOf(ledger, place));
        part(item, 'amount', HTMLElement).textContent = wording.count(waysOf(ledger, place));
      },
      listed > 0,
    );
    listed += next.length;
    more.hidden = listed >= matches.length;
  }

  lights.addEventListener('click', (event) => {
    const place = cellUnder(event, lights, carpet);
    if (place !== undefined) choose(place);
  });
  slider.addEventListener('input', () => choose(Number(slider.value)));
  wanted.addEventListener('change', search);
  cardsField.addEventListener('input', search);
  more.addEventListener('click', () => {
    const before = listed;
    listMore();
    list.querySelectorAll('a')[before]?.focus();
  });
  search();
}
