import { kindOf, rectangleOf, textsOf } from './box.ts';
import type { Layout, Place } from './layout.ts';
import { type Branch, type Moment, standsAt } from './telling.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An element of a drawing. */
function drawn(name: string, attributes: Readonly<Record<string, unknown>>, ...children: (Node | string)[]): Element {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  element.append(...children);
  return element;
}

/** Draws a branch, as `TreeBranch.astro` does in the page. */
function drawPlace(place: Place): Element {
  const { branch, x, y, line } = place;
  const texts = textsOf(place).map(({ role, text, ...where }) => drawn('tspan', { class: role, ...where }, text));
  return drawn(
    'g',
    { class: `branch ${kindOf(branch)}` },
    drawn('path', { d: line }),
    drawn('g', { transform: `translate(${x} ${y})` }, drawn('rect', rectangleOf(place)), drawn('text', {}, ...texts)),
  );
}

/** The branches from one up to the start, itself included. */
function pathTo(branch: Branch | undefined): readonly Branch[] {
  return branch ? [branch, ...pathTo(branch.parent)] : [];
}

/** The tree, of which a moment shows what has grown until then. */
export interface TreeView {
  /** Draws another tree, whole. */
  draw(layout: Layout): void;
  show(moment: Moment): void;
}

/**
 * @param tree holds the branches, in a drawing of its own
 * @param frame scrolls, so that where the search is can be seen
 */
export function treeView(tree: SVGGElement, frame: HTMLElement): TreeView {
  let layout: Layout = { places: [], width: 0, height: 0 };
  let branches: readonly Element[] = [];
  let seen = 0;
  let marked: readonly Element[] = [];

  /** How far the frame has to go for something from `least` to `most` to be in sight, with some room around it. */
  function scrolled(at: number, extent: number, least: number, most: number): number {
    const room = Math.min(48, (extent - (most - least)) / 2);
    return Math.max(Math.min(at, least - room), most + room - extent);
  }

  function follow({ x, y, width, height }: Place): void {
    frame.scrollTo({
      left: scrolled(frame.scrollLeft, frame.clientWidth, x, x + width),
      top: scrolled(frame.scrollTop, frame.clientHeight, y - height / 2, y + height / 2),
    });
  }

  return {
    draw(next) {
      layout = next;
      branches = layout.places.map(drawPlace);
      seen = branches.length;
      marked = [];
      const { width, height } = layout;
      for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) {
        tree.ownerSVGElement?.setAttribute(name, String(value));
      }
      tree.replaceChildren(...branches);
    },

    show(moment) {
      for (let order = Math.min(seen, moment.seen); order < Math.max(seen, moment.seen); order++) {
        branches[order]?.classList.toggle('unseen', order >= moment.seen);
      }
      seen = moment.seen;
      for (const branch of marked) branch.classList.remove('now', 'path', 'nearest', 'found');
      const mark = (name: string, ...found: readonly (Branch | undefined)[]) => {
        const elements = found.flatMap((branch) => branches[branch?.order ?? -1] ?? []);
        for (const element of elements) element.classList.add(name);
        return elements;
      };
      const at = moment.kind === 'back' ? standsAt(moment) : moment.at;
      marked = [
        ...mark('now', at),
        ...mark('path', ...pathTo(at)),
        ...mark(moment.kind === 'found' ? 'found' : 'nearest', moment.nearest.branch),
      ];
      const place = layout.places[at.order];
      if (place) follow(place);
    },
  };
}
