/** The face of a clock of sixty seconds: a circle about the origin, whose hand starts at the top. */

export const RADIUS = 44;

const round = (value: number) => Math.round(value * 100) / 100;

/** A point of the face. @param seconds where the hand is, 0 to 60 @param radius how far from the middle */
export function pointAt(seconds: number, radius: number): { x: number; y: number } {
  const angle = (seconds / 60) * 2 * Math.PI;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** What the hand passes over in so many seconds, as the path of a sector. @param seconds more than 0 and less than 60 */
export function sector(seconds: number): string {
  const { x, y } = pointAt(seconds, RADIUS);
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 ${seconds > 30 ? 1 : 0} 1 ${x} ${y}Z`;
}
