/** What a page of play shows: the choice before a round, the round, its end, or why there is none. */
export type State = 'choosing' | 'drawing' | 'playing' | 'over' | 'failed';

/**
 * Shows what belongs to a state and to the kind of round that the page plays, and nothing that belongs to others alone.
 * `data-state` names one state or several, `data-round` a kind; the page itself says in `data-kind` which it plays.
 */
export function showState(root: HTMLElement, state: State): void {
  const kind = root.getAttribute('data-kind');
  for (const section of root.querySelectorAll<HTMLElement>('[data-state], [data-round]')) {
    const isOfState = section.getAttribute('data-state')?.split(' ').includes(state) ?? true;
    const isOfKind = (section.getAttribute('data-round') ?? kind) === kind;
    section.hidden = !(isOfState && isOfKind);
  }
}
