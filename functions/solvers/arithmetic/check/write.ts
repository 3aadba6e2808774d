import { exact, isInteger } from '../rational.ts';
import type { Literal, Tree } from './tree.ts';

/**
 * An expression as it was understood, in ASCII: round brackets, no white space, no plus that is only a sign; all brackets of
 * the player stay. As the engine writes its own, a tile that is a fraction stands in brackets if it is not alone, and so does
 * what begins with a minus after an operator. Written so, it is understood as the same.
 */
export function write(tree: Tree): string {
  return tree.kind === 'literal' ? `${exact(tree.value)}` : writePart(tree);
}

function writePart(tree: Tree): string {
  if (tree.kind === 'literal') return writeTile(tree);
  if (tree.kind === 'bracket') return `(${write(tree.inner)})`;
  const unwritten = tree.kind === 'sum' ? '+' : '*';
  return tree.links
    .map(({ operator, operand }, at) => {
      const text = writePart(operand);
      if (at === 0 && operator === unwritten) return text;
      return text.startsWith('-') ? `${operator}(${text})` : `${operator}${text}`;
    })
    .join('');
}

function writeTile({ value }: Literal): string {
  return isInteger(value) ? `${value}` : `(${exact(value)})`;
}
