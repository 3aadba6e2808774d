import { findByLetters, type KeyCounts } from '../../../functions/solvers/letters/history/find-by-letters.ts';
import { type LettersIndex, lettersIndex } from '../../../functions/solvers/letters/history/letters-index.ts';
import type { Language } from '../../../functions/solvers/letters/languages.ts';
import { type Rack, readRack } from '../../../functions/solvers/letters/rack.ts';
import { wordGraph } from './word-graphs.ts';

/** What the worker is asked: to make the index of a language, and then to look racks up in it. */
export type LookupQuestion =
  | { readonly kind: 'build'; readonly language: Language }
  | { readonly kind: 'find'; readonly letters: string };

/** What it says. */
export type LookupMessage =
  | { readonly kind: 'built'; readonly keys: number; readonly milliseconds: number }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'found'; readonly letters: string; readonly words: readonly string[] } & KeyCounts);

const say = (message: LookupMessage) => postMessage(message);

let index: LettersIndex | undefined;

async function build(language: Language): Promise<void> {
  const graph = await wordGraph(language);
  const start = performance.now();
  index = lettersIndex(graph);
  say({ kind: 'built', keys: index.words.size, milliseconds: performance.now() - start });
}

/** Looks up what can be taken off a rack. */
function find(built: LettersIndex, rack: Rack, letters: string): void {
  const { words, counts } = findByLetters(built, rack, 'full');
  say({ kind: 'found', letters, words: words.slice().map(({ word }) => word), ...counts });
}

addEventListener('message', ({ data }: MessageEvent<LookupQuestion>) => {
  if (data.kind === 'build') {
    build(data.language).catch(() => say({ kind: 'failed' }));
    return;
  }
  const rack = index && readRack(data.letters, index.language).rack;
  if (index && rack) find(index, rack, data.letters);
});
