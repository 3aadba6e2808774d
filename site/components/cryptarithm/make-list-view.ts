import type { MadePuzzle } from '../../../functions/solvers/cryptarithm/make/made-puzzle.ts';
import { part } from '../numbers-game/parts.ts';
import { spaced } from './make-sentences.ts';

/**
 * Shows a growing list of puzzles in their order: those that are new are put between those that are there, so that the focus
 * stays where it is, and those that are no longer among them go.
 *
 * @param list with a template as its first child.
 * @param page the address of the page that solves them.
 */
export function makeListView(list: HTMLElement, page: string): (puzzles: readonly MadePuzzle[]) => void {
  const template = part(list, 'made', HTMLTemplateElement);
  const shown = new Map<string, Element>();

  function added(made: MadePuzzle): Element {
    const row = part(document.importNode(template.content, true), 'row', HTMLElement);
    const link = part(row, 'made-puzzle', HTMLAnchorElement);
    link.textContent = spaced(made.puzzle);
    link.href = `${page}?puzzle=${addressText(made.puzzle)}`;
    part(row, 'true-in-words', HTMLElement).hidden = !made.isTrueInWords;
    shown.set(made.puzzle, row);
    return row;
  }

  return (puzzles) => {
    const texts = new Set(puzzles.map(({ puzzle }) => puzzle));
    for (const [text, row] of shown) {
      if (texts.has(text)) continue;
      row.remove();
      shown.delete(text);
    }
    let before: Element = template;
    for (const made of puzzles) {
      const known = shown.get(made.puzzle);
      const row = known ?? added(made);
      if (!known) before.after(row);
      before = row;
    }
  };
}

/** A puzzle in a query, easy to read: a plus and an equals sign may stand as they are. */
function addressText(puzzle: string): string {
  return encodeURIComponent(puzzle).replaceAll('%2B', '+').replaceAll('%3D', '=');
}
