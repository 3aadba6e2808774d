import { part } from '../numbers-game/parts.ts';

/** Lets the button of a sample copy its code, and say so; without a clipboard it says what to do instead. */
export function bringToLife(sample: HTMLElement): void {
  const button = part(sample, 'copy', HTMLButtonElement);
  const said = part(sample, 'said', HTMLElement);
  const { copied = '', notCopied = '' } = button.dataset;
  button.addEventListener('click', async () => {
    const code = part(sample, 'code', HTMLElement).textContent ?? '';
    const isCopied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? copied : notCopied;
    said.textContent = button.textContent;
  });
}
