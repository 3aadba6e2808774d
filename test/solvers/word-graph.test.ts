/** Word graphs: what goes in comes out, in as few nodes as can be, and nothing else is taken for one. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spellingsOf } from '../../functions/solvers/letters/spellings.ts';
import { readWordGraph } from '../../functions/solvers/letters/word-graph.ts';
import { minimalGraph, type Node } from '../../functions/words/minimal-graph.ts';
import { packGraph } from '../../functions/words/pack-graph.ts';
import { bare, wordsIn } from './word-list.ts';

const word = fc
  .array(fc.constantFrom(...'aábcdeéinñoósuüœ'), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(''));
const lists = fc.uniqueArray(fc.tuple(word, fc.integer({ min: 1, max: 8 })), {
  minLength: 1,
  maxLength: 60,
  selector: ([written]) => written,
});

const packed = (list: readonly (readonly [string, number])[]) => packGraph(list, 'es').buffer as ArrayBuffer;

describe('a packed graph', () => {
  test('has the words that were packed, with their classes', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const out = [...wordsIn(packed(list))].map(({ word, wordClass }) => [word, wordClass]);
        expect(out.sort()).toEqual(list.map((entry) => [...entry]).sort());
      }),
    );
  });

  test('is the same whatever the order of the words', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(packGraph(list.toReversed(), 'es')).toEqual(packGraph(list, 'es'));
      }),
    );
  });

  test('is asked for every spelling of some tiles, and has just those', () => {
    fc.assert(
      fc.property(lists, word, (list, other) => {
        const graph = readWordGraph(packed(list));
        for (const tiles of [bare(other, 'es'), ...list.map(([written]) => bare(written, 'es'))]) {
          const same = list.map(([written]) => written).filter((written) => bare(written, 'es') === tiles);
          expect(
            spellingsOf(tiles, graph)
              .map(({ word }) => word)
              .sort(),
          ).toEqual(same.sort());
        }
      }),
    );
  });

  test('has no two nodes that the same endings follow', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const coded = list
          .map(([written, wordClass]) => [[...written].map((sign) => sign.codePointAt(0) ?? 0), wordClass] as const)
          .sort(([a], [b]) => compareNumbers(a, b));
        const nodes = nodesOf(minimalGraph(coded));
        expect(new Set(nodes.map(endings)).size).toBe(nodes.length);
      }),
    );
  });
});

describe('reading', () => {
  test('refuses what is no word graph, or is cut off', () => {
    const [file] = [packed([['casa', 1]])];
    for (const broken of [new ArrayBuffer(0), new ArrayBuffer(4096), file.slice(0, 1040), file.slice(0, -1)]) {
      expect(() => readWordGraph(broken)).toThrow();
    }
  });
});

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((number, at) => number !== b[at]);
  return differs < 0 ? a.length - b.length : (a[differs] ?? 0) - (b[differs] ?? -1);
}

function nodesOf(root: Node): Node[] {
  const seen = new Set<Node>([root]);
  for (const node of seen) for (const { to } of node.edges) seen.add(to);
  return [...seen];
}

/** All that can follow a node, as one text. */
function endings(node: Node): string {
  return node.edges.map(({ letter, wordClass, to }) => `${letter}:${wordClass}(${endings(to)})`).join('');
}
