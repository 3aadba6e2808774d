/** What a page of play shows: the choice before a round, the round, its end, or why there is none. */
export type State = 'choosing' | 'playing' | 'over' | 'failed';

/** Shows what belongs to a state, `data-state` naming one or several, and nothing that belongs to others alone. */
export function showState(root: HTMLElement, state: State): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-state]')) {
    section.hidden = !section.getAttribute('data-state')?.split(' ').includes(state);
  }
}
