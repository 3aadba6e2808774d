/** Where the arrow keys lead: one step of `x` to the right, of `y` down. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How much more a step aside counts than one ahead. */
const ASIDE = 3;

const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/**
 * The element that an arrow key leads to, as all of them are laid out now: the nearest one ahead.
 * @param key as `KeyboardEvent.key` has it
 * @returns undefined when the key is no arrow, or nothing lies that way
 */
export function ahead(key: string, from: HTMLElement, elements: readonly HTMLElement[]): HTMLElement | undefined {
  const [x, y] = DIRECTIONS[key] ?? [0, 0];
  const [fromX, fromY] = middleOf(from.getBoundingClientRect());
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    const [toX, toY] = middleOf(element.getBoundingClientRect());
    const forth = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    // What lies more aside than ahead is the next row, and another arrow leads there.
    if (forth < 1 || forth + ASIDE * aside >= least || (x !== 0 && aside > forth)) continue;
    nearest = element;
    least = forth + ASIDE * aside;
  }
  return nearest;
}
