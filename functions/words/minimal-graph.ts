/**
 * The smallest graph of a sorted list of words, made as they come: what the next word cannot change any more is looked for
 * among the nodes that are there already, and shared ("Incremental Construction of Minimal Acyclic Finite-State Automata", 2000).
 */

export interface Edge {
  readonly letter: number;
  /** The class of the word that ends here, 0 where none does. */
  wordClass: number;
  to: Node;
}

/** A node: its edges by letter, and its number once it is shared for good. The node without edges is number 0. */
export interface Node {
  readonly edges: Edge[];
  id: number;
}

/** A word as its letters, and its class, 1 or more. */
export type CodedWord = readonly [letters: readonly number[], wordClass: number];

/**
 * @param words sorted by their letters, each once, none empty.
 * @returns the root.
 */
export function minimalGraph(words: Iterable<CodedWord>): Node {
  const end: Node = { edges: [], id: 0 };
  const register = new Map<string, Node>();
  const open = (): Node => ({ edges: [], id: -1 });
  /** The edges of the last word, from the root on. */
  const path: Edge[] = [];
  const root = open();
  let last: readonly number[] = [];

  for (const [letters, wordClass] of words) {
    let shared = 0;
    while (shared < last.length && letters[shared] === last[shared]) shared++;
    close(shared);
    for (let at = shared; at < letters.length; at++) {
      const edge = { letter: letters[at]!, wordClass: 0, to: open() };
      (path.at(-1)?.to ?? root).edges.push(edge);
      path.push(edge);
    }
    path.at(-1)!.wordClass = wordClass;
    last = letters;
  }
  close(0);
  return root;

  /** Shares the ends of all edges of the path but the first `kept`. */
  function close(kept: number): void {
    while (path.length > kept) {
      const edge = path.pop()!;
      edge.to = sharedNode(edge.to);
    }
  }

  function sharedNode(node: Node): Node {
    if (node.edges.length === 0) return end;
    const key = node.edges.map(({ letter, wordClass, to }) => `${letter},${wordClass},${to.id}`).join(' ');
    const known = register.get(key);
    if (known) return known;
    node.id = register.size + 1;
    register.set(key, node);
    return node;
  }
}
