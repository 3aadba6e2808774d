import { SIGNS } from '../numbers-game/notation.ts';
import type { ReachedState, StateStep, Way } from './explored.ts';

/** A state in the drawing: its box, and its numbers, side by side or one below the other. */
export interface MeetingNode {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

/** Steps from one state to another: a curve, and the first of the steps written where it ends or begins. */
export interface MeetingEdge {
  readonly curve: string;
  readonly text: string;
  readonly textX: number;
  readonly textY: number;
}

/** How ways from six numbers meet in a state of four: the start, the states between, the end, and what joins them. */
export interface Meeting {
  readonly width: number;
  readonly height: number;
  readonly start: MeetingNode;
  readonly middles: readonly MeetingNode[];
  readonly end: MeetingNode;
  /** By middle: the edge that leads to it, and the one that leads from it. */
  readonly into: readonly MeetingEdge[];
  readonly out: readonly MeetingEdge[];
  /** For each way, which middle it goes through. */
  readonly through: readonly number[];
}

/** A digit, a line, a row of middles, the space inside a box. */
const [DIGIT, LINE, ROW, SPACE] = [8, 20, 52, 9];
/** A digit of what is written on an edge. */
const SMALL = 7;

export const stepText = ({ left, operator, right }: StateStep) => `${left} ${SIGNS[operator]} ${right}`;

/** Draws the ways to a state. @param given the six numbers, largest first */
export function meetingOf(given: readonly number[], { numbers, ways }: ReachedState): Meeting {
  const names = [...new Set(ways.map(({ middle }) => middle.join(' ')))];
  const through = ways.map(({ middle }) => names.indexOf(middle.join(' ')));
  const labels = (stepOf: (way: Way) => StateStep) =>
    names.map((_, place) => {
      const texts = new Set(ways.filter((_, way) => through[way] === place).map((way) => stepText(stepOf(way))));
      const [first = ''] = texts;
      return texts.size > 1 ? `${first} …` : first;
    });
  const [intoTexts, outTexts] = [labels(({ first }) => first), labels(({ second }) => second)];

  const height = Math.max(names.length * ROW, given.length * LINE + 2 * SPACE);
  const middleWidth = widthOf(names);
  const start = stacked(given, 0, height);
  const middleX = start.width + gap(intoTexts);
  const endX = middleX + middleWidth + gap(outTexts);
  const end = stacked(numbers, endX, height);
  const middles = names.map((name, place): MeetingNode => {
    const y = height / 2 + (place - (names.length - 1) / 2) * ROW - (LINE + SPACE) / 2;
    return { x: middleX, y, width: middleWidth, height: LINE + SPACE, lines: [name] };
  });
  const edge = (fromX: number, fromY: number, toX: number, toY: number, text: string, textX: number, textY: number) => {
    const bend = (fromX + toX) / 2;
    return { curve: `M${fromX} ${fromY}C${bend} ${fromY} ${bend} ${toY} ${toX} ${toY}`, text, textX, textY };
  };
  // On the side of a curve to which it does not bend.
  const beside = (y: number) => (y > height / 2 + 1 ? y + 15 : y - 6);
  return {
    width: endX + end.width,
    height,
    start,
    middles,
    end,
    into: middles.map((node, place) => {
      const y = centre(node);
      return edge(start.width, centre(start), node.x, y, intoTexts[place] ?? '', node.x - 6, beside(y));
    }),
    out: middles.map((node, place) => {
      const [x, y] = [node.x + node.width, centre(node)];
      return edge(x, y, end.x, centre(end), outTexts[place] ?? '', x + 6, beside(y));
    }),
    through,
  };
}

const centre = ({ y, height }: MeetingNode) => y + height / 2;
const widthOf = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length)) * DIGIT + 2 * SPACE;
const gap = (texts: readonly string[]) => Math.max(56, Math.max(...texts.map((text) => text.length)) * SMALL + 24);

/** The numbers of a state one below the other. */
function stacked(numbers: readonly number[], x: number, height: number): MeetingNode {
  const lines = numbers.map(String);
  const own = lines.length * LINE + SPACE;
  return { x, y: (height - own) / 2, width: widthOf(lines), height: own, lines };
}
