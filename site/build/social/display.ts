import { LIT_SEGMENTS, SEGMENT_BOX, SEGMENTS } from '../../components/segments.ts';
import { colour } from './colours.ts';

/** Pixels of a digit, and between two of them. */
const HEIGHT = 132;
const GAP = 14;

const [LEFT, TOP, BOX_WIDTH, BOX_HEIGHT] = SEGMENT_BOX;
const SCALE = HEIGHT / BOX_HEIGHT;
const WIDTH = BOX_WIDTH * SCALE;

/** Pixels that a display of so many digits takes. */
export const displaySize = (digits: number) => ({ width: digits * WIDTH + (digits - 1) * GAP, height: HEIGHT });

function digit(figure: number, place: number): string {
  const lit = LIT_SEGMENTS[figure] ?? '';
  const paths = Object.entries(SEGMENTS).map(([name, path]) => {
    return `<path d="${path}" fill="${colour('lit')}"${lit.includes(name) ? '' : ' fill-opacity="0.08"'}/>`;
  });
  const x = place * (WIDTH + GAP);
  return `<g transform="translate(${x} 0) scale(${SCALE}) translate(${-LEFT} ${-TOP}) skewX(-5)">${paths.join('')}</g>`;
}

/** A number in segments, as SVG whose upper left corner is at the origin. @param figures its decimal digits, of 1 to 4 */
export function display(figures: string): string {
  return [...figures].map((figure, place) => digit(Number(figure), place)).join('');
}
