import { LANGUAGES, type Language } from '../solvers/letters/languages.ts';
import { TILES, tilesOf } from '../solvers/letters/tiles.ts';
import {
  CLASS_MASK,
  CLASS_SHIFT,
  DISTANCE_SHIFT,
  HEADER_LENGTH,
  LAST_EDGE,
  LETTERS,
  MARKS,
  NODE_MASK,
  SIGNATURE,
} from '../solvers/letters/word-graph.ts';
import { type CodedWord, minimalGraph, type Node } from './minimal-graph.ts';

/**
 * The file of a word graph, as `functions/solvers/letters/word-graph.ts` describes it.
 *
 * @param words each once, in small letters of the language after NFC, in any order, with its class from 1 to 15.
 * @throws {RangeError} where the language has more letters, classes or edges than there is room for.
 */
export function packGraph(words: Iterable<readonly [word: string, wordClass: number]>, language: Language): Uint8Array {
  const list = [...words];
  const letters = lettersOf(new Set(list.flatMap(([word]) => [...word])), language);
  const coded: CodedWord[] = list.map(([word, wordClass]) => [[...word].map((sign) => letters.get(sign)!), wordClass]);
  const nodes = inOrder(minimalGraph(coded.sort(([a], [b]) => compare(a, b))));
  const places = placesOf(nodes);
  const edgeCount = nodes.reduce((sum, { edges }) => sum + edges.length, 0);
  if (edgeCount > NODE_MASK) throw new RangeError(`${edgeCount} edges`);

  const file = new Uint32Array(HEADER_LENGTH + LETTERS + edgeCount);
  file.set([SIGNATURE, LANGUAGES.indexOf(language), list.length, places.get(nodes[0]!)!]);
  for (const [sign, letter] of letters) file[HEADER_LENGTH + letter] = sign.codePointAt(0)!;
  for (const node of nodes) file.set(edgesOf(node, places), HEADER_LENGTH + LETTERS + places.get(node)!);
  return new Uint8Array(file.buffer);
}

/** Each character's letter: its tile, and with it the bare letter first, then the others as dictionaries sort them: é, è, ê, ë. */
function lettersOf(signs: ReadonlySet<string>, language: Language): Map<string, number> {
  const letters = new Map<string, number>();
  const counts = new Map<number, number>();
  for (const sign of [...TILES[language], ...[...signs].sort(new Intl.Collator('en').compare)]) {
    if (letters.has(sign)) continue;
    const tile = TILES[language].indexOf(tilesOf(sign, language)?.[0] ?? '?');
    const mark = counts.get(tile) ?? 0;
    if (tile < 0 || mark >= MARKS) throw new RangeError(`no room for the letter ${sign}`);
    letters.set(sign, tile * MARKS + mark);
    counts.set(tile, mark + 1);
  }
  return letters;
}

/**
 * All nodes with edges from the root on, each with what its last edge leads to right behind it, unless that has its place
 * already: of all distances the same one is then the commonest.
 */
function inOrder(root: Node): Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (node.edges.length === 0 || seen.has(node)) return;
    seen.add(node);
    for (const { to } of node.edges.toReversed()) visit(to);
  };
  visit(root);
  return [...seen];
}

/** Where the edges of each node begin. */
function placesOf(nodes: readonly Node[]): Map<Node, number> {
  const places = new Map<Node, number>();
  let place = 0;
  for (const node of nodes) {
    places.set(node, place);
    place += node.edges.length;
  }
  return places;
}

function edgesOf(node: Node, places: ReadonlyMap<Node, number>): number[] {
  const place = places.get(node)!;
  return node.edges.map(({ letter, wordClass, to }, at) => {
    if (wordClass > CLASS_MASK) throw new RangeError(`no room for class ${wordClass}`);
    const last = at === node.edges.length - 1 ? LAST_EDGE : 0;
    const distance = places.has(to) ? (places.get(to)! - (place + at)) & NODE_MASK : 0;
    return ((distance << DISTANCE_SHIFT) | (wordClass << CLASS_SHIFT) | last | letter) >>> 0;
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length && at < b.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return a.length - b.length;
}
