import type { Wording } from '../../i18n/wording.ts';
import { type Carpet, carpetOf, cellUnder, squaresPath } from '../lights/carpet.ts';
import { fillList, part } from '../numbers-game/parts.ts';
import { STEPS, stepOf } from './brightness.ts';
import type { ExploreTexts } from './explore-sentences.ts';
import type { ReachedState } from './explored.ts';

/** The picture of all different states. */
export interface CarpetView {
  /** Draws the states in the order in which they were met. */
  draw(reached: readonly ReachedState[]): void;
  /** Marks the state that is looked at. */
  mark(place: number): void;
}

/** Cells in a row, on a narrow screen and on a wide one, and the width in pixels from which it is wide. */
const COLUMNS = { narrow: 28, wide: 56, from: 640 } as const;

/** Brings the picture to life. @param choose called with the place of a state that is pointed at */
export function carpetView(
  root: HTMLElement,
  choose: (place: number) => void,
  texts: ExploreTexts,
  wording: Wording,
): CarpetView {
  const svg = part(root, 'carpet', SVGSVGElement);
  const cursor = part(root, 'cursor', SVGRectElement);
  const legend = part(root, 'legend', HTMLElement);
  let carpet: Carpet = carpetOf([1], COLUMNS.narrow);

  svg.addEventListener('click', (event) => {
    const place = cellUnder(event, svg, carpet);
    if (place !== undefined) choose(place);
  });

  const meaningOf = (step: number) => {
    const [least = 0, next = Number.POSITIVE_INFINITY] = STEPS.slice(step);
    if (next - least === 1) return wording.many(texts.states.ways, least);
    const isLast = next === Number.POSITIVE_INFINITY;
    return wording.fill(isLast ? texts.states.waysFrom : texts.states.waysBetween, { least, most: next - 1 });
  };

  return {
    draw(reached) {
      carpet = carpetOf([reached.length], svg.clientWidth < COLUMNS.from ? COLUMNS.narrow : COLUMNS.wide);
      svg.setAttribute('viewBox', `0 0 ${carpet.columns} ${carpet.rows}`);
      const placesOf = STEPS.map((_, step) =>
        reached.flatMap(({ ways }, place) => (stepOf(ways.length) === step ? [place] : [])),
      );
      for (const [step, path] of svg.querySelectorAll('path').entries()) {
        path.setAttribute('d', squaresPath(carpet, placesOf[step] ?? [], 0.86));
      }
      const shown = [...placesOf.entries()].filter(([, places]) => places.length > 0);
      fillList(legend, shown, ([step, places], item) => {
        part(item, 'sample', HTMLElement).setAttribute('data-step', `${step}`);
        part(item, 'meaning', HTMLElement).textContent = meaningOf(step);
        part(item, 'amount', HTMLElement).textContent = wording.count(places.length);
      });
    },

    mark(place) {
      const [column, row] = carpet.cell(place);
      cursor.setAttribute('x', `${column}`);
      cursor.setAttribute('y', `${row}`);
    },
  };
}
