import { DRAWN_TARGET } from './television.ts';

/**
 * Draws a target, 101 to 999, each equally likely.
 * @param chance a number from 0 up to, not including, 1
 */
export function drawTarget(chance: () => number = Math.random): number {
  const { least, most } = DRAWN_TARGET;
  return least + Math.floor(chance() * (most - least + 1));
}
