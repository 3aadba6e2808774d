import type { Texts } from '../../i18n/texts.ts';

/**
 * Brings the buttons of a panel to life that copy the address of the page.
 * @param announce called with what came of it, in words
 * @returns a function that lets them say again what they do
 */
export function copyLink(
  panel: HTMLElement,
  texts: Pick<Texts, 'answer'>,
  announce: (said: string) => void,
): () => void {
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-part="copy-link"]')];

  const copyAddress = async (button: HTMLButtonElement) => {
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    button.textContent = copied ? texts.answer.copied : texts.answer.notCopied;
    announce(button.textContent);
  };
  for (const button of buttons) button.addEventListener('click', () => void copyAddress(button));

  return () => {
    for (const button of buttons) button.textContent = texts.answer.copyLink;
  };
}
