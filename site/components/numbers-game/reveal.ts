/** Scrolls to an element where it lies outside of what is seen, as on a phone. */
export function reveal(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top > innerHeight * 0.7 || bottom < innerHeight * 0.3) element.scrollIntoView();
}
