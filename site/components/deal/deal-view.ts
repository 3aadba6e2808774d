import type { DealRequest } from './ask-deal.ts';

/**
 * Brings the controls of a deal to life.
 * @param controls the group that holds a choice for each thing that the page lets the player choose
 * @param onDeal called with what is chosen; the seed is left to the service
 * @returns a function that shows a deal in the choices, as when an address asks for it
 */
export function dealView(controls: HTMLElement, onDeal: (request: DealRequest) => void): (dealt: DealRequest) => void {
  const choice = (name: keyof DealRequest) => controls.querySelector<HTMLSelectElement>(`[data-choice="${name}"]`);
  const chosen = (name: keyof DealRequest) => choice(name)?.value ?? '';

  controls.querySelector('button')?.addEventListener('click', () =>
    onDeal({
      // Where there is no choice, the page has a deck of its own.
      show: chosen('show') || (controls.getAttribute('data-show') ?? ''),
      large: chosen('large'),
      difficulty: chosen('difficulty'),
      seed: '',
    }),
  );

  return (dealt) => {
    for (const name of ['show', 'large', 'difficulty'] as const) {
      const select = choice(name);
      const known = [...(select?.options ?? [])].some(({ value }) => value === dealt[name]);
      if (select && known) select.value = dealt[name];
    }
  };
}
