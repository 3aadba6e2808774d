import type { ReachedState } from './explored.ts';
import { type MeetingEdge, type MeetingNode, meetingOf } from './meeting.ts';

/** The drawing of the ways to one state. */
export interface MeetingView {
  /** Draws the ways to a state, none of them lit. @param given the six numbers, largest first */
  draw(given: readonly number[], reached: ReachedState): void;
  /** Lights the first so many ways, the last of them most. */
  light(ways: number): void;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string | number>>, content: readonly Node[] = []) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.append(...content);
  return element;
}

const textAt = (text: string, x: number, y: number, ...kinds: readonly string[]) =>
  shape('text', { class: kinds.join(' '), x, y }, [document.createTextNode(text)]);

function box({ x, y, width, height, lines }: MeetingNode): SVGElement {
  const texts = lines.map((line, place) =>
    textAt(line, x + width / 2, y + (height / lines.length) * (place + 0.5) + 4.5),
  );
  return shape('g', { class: 'box' }, [shape('rect', { x, y, width, height, rx: 6 }), ...texts]);
}

/** Draws in an SVG. */
export function meetingView(svg: SVGSVGElement): MeetingView {
  let through: readonly number[] = [];
  let into: readonly SVGElement[] = [];
  let out: readonly SVGElement[] = [];
  let middles: readonly SVGElement[] = [];
  let end: SVGElement | undefined;

  const light = ({ curve }: MeetingEdge, kind: string) =>
    shape('path', { class: `light ${kind}`, d: curve, pathLength: 1 });

  return {
    draw(given, reached) {
      const graph = meetingOf(given, reached);
      through = graph.through;
      into = graph.into.map((edge) => light(edge, 'light-in'));
      out = graph.out.map((edge) => light(edge, 'light-out'));
      middles = graph.middles.map(box);
      end = box(graph.end);
      svg.setAttribute('viewBox', `-1 -1 ${graph.width + 2} ${graph.height + 2}`);
      svg.style.maxWidth = `${graph.width * 1.5}px`;
      svg.replaceChildren(
        ...[...graph.into, ...graph.out].map(({ curve }) => shape('path', { d: curve })),
        ...into,
        ...out,
        ...graph.into.map(({ text, textX, textY }) => textAt(text, textX, textY, 'step', 'step-in')),
        ...graph.out.map(({ text, textX, textY }) => textAt(text, textX, textY, 'step')),
        box(graph.start),
        ...middles,
        end,
      );
    },

    light(ways) {
      const lit = new Set(through.slice(0, ways));
      const now = ways > 0 ? through[ways - 1] : undefined;
      for (const parts of [into, out, middles]) {
        for (const [place, element] of parts.entries()) {
          element.classList.toggle('lit', lit.has(place));
          element.classList.toggle('now', place === now);
        }
      }
      end?.classList.toggle('lit', ways > 0);
    },
  };
}
