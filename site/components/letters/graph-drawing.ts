import type { Language } from '../../../functions/solvers/letters/languages.ts';
import {
  CLASS_MASK,
  CLASS_SHIFT,
  DISTANCE_SHIFT,
  LAST_EDGE,
  LETTER_MASK,
  NODE_MASK,
  readWordGraph,
} from '../../../functions/solvers/letters/word-graph.ts';
import { packGraph } from '../../../functions/words/pack-graph.ts';

/** An edge: its letter on a tile, and the lines that lead to it and on from it. */
export interface DrawnEdge {
  readonly letter: string;
  /** A word ends with it. */
  readonly isEnd: boolean;
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

/** A node that has edges. */
export interface DrawnNode {
  readonly x: number;
  readonly y: number;
  /** All beginnings of words that lead to it; the root has the empty one. */
  readonly beginnings: readonly string[];
  readonly edges: readonly DrawnEdge[];
}

export interface GraphDrawing {
  readonly nodes: readonly DrawnNode[];
  readonly edgeCount: number;
  readonly width: number;
  readonly height: number;
}

/** How far columns and rows are from one another, in the drawing's own units. */
const COLUMN = 92;
const ROW = 48;
const MARGIN = 20;
export const HALF_TILE = 17;

interface Open {
  readonly beginnings: string[];
  readonly depth: number;
  readonly edges: { readonly letter: string; readonly isEnd: boolean; readonly to: number | undefined; y: number }[];
}

/**
 * The word graph of a few words, packed as the real one is and read edge by edge, laid out from left to right.
 *
 * @param words whose shared parts are as far from the beginning in all of them, so that each node has one place.
 */
export function drawingOf(words: readonly string[], language: Language): GraphDrawing {
  const nodes = nodesOf(words, language);
  const columns = Map.groupBy(nodes.values(), ({ depth }) => depth);
  const rows = [...columns.values()].map((column) => column.flatMap(({ edges }) => edges));
  const most = Math.max(...rows.map(({ length }) => length));
  for (const edges of rows) {
    for (const [row, edge] of edges.entries()) edge.y = MARGIN + ((most - edges.length) / 2 + row + 0.5) * ROW;
  }
  const placeOf = (node: Open) => ({
    x: MARGIN + node.depth * COLUMN,
    y: node.edges.reduce((sum, { y }) => sum + y, 0) / node.edges.length,
  });
  const drawn = [...nodes.values()].map((node): DrawnNode => {
    const place = placeOf(node);
    const x = place.x + COLUMN / 2;
    const edges = node.edges.map(({ letter, isEnd, to, y }) => {
      const next = to === undefined ? undefined : nodes.get(to);
      const target = next && placeOf(next);
      // Lines begin and end beside the tiles, so that none runs behind another tile of the column.
      const into = `M${place.x} ${place.y}L${x - HALF_TILE} ${y}`;
      const lines = target ? [into, `M${x + HALF_TILE} ${y}L${target.x} ${target.y}`] : [into];
      return { letter, isEnd, x, y, lines };
    });
    return { ...place, beginnings: node.beginnings, edges };
  });
  return {
    nodes: drawn,
    edgeCount: rows.flat().length,
    width: 2 * MARGIN + (columns.size - 0.5) * COLUMN,
    height: 2 * MARGIN + most * ROW,
  };
}

/** The nodes by their places in the file, in the order in which they are first come to. */
function nodesOf(words: readonly string[], language: Language): Map<number, Open> {
  const list = words.map((word) => [word, 1] as const);
  const { edges, characters, root } = readWordGraph(Uint8Array.from(packGraph(list, language)).buffer);
  const nodes = new Map<number, Open>([[root, { beginnings: [''], depth: 0, edges: [] }]]);
  for (const [node, { beginnings, depth, edges: drawn }] of nodes) {
    let edge = 0;
    for (let at = node; (edge & LAST_EDGE) === 0; at++) {
      edge = edges[at] ?? LAST_EDGE;
      const letter = characters[edge & LETTER_MASK] ?? '';
      const distance = edge >>> DISTANCE_SHIFT;
      const to = distance === 0 ? undefined : (at + distance) & NODE_MASK;
      drawn.push({ letter, isEnd: ((edge >>> CLASS_SHIFT) & CLASS_MASK) > 0, to, y: 0 });
      if (to === undefined) continue;
      const next = nodes.get(to) ?? { beginnings: [], depth: depth + 1, edges: [] };
      nodes.set(to, next);
      next.beginnings.push(...beginnings.map((beginning) => beginning + letter));
    }
  }
  return nodes;
}
