import { part } from '../numbers-game/parts.ts';
import type { PlayTexts } from './texts.ts';

/** What is shared: a text, and the address that it leads to. */
export interface Shared {
  readonly text: string;
  readonly url: string;
}

/** Shares by the system where it can, as on a phone, else copies. @returns what was done; undefined when the player gave it up */
async function share({ text, url }: Shared): Promise<'shared' | 'copied' | 'failed' | undefined> {
  if (navigator.share) {
    const reason = await navigator.share({ text, url }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (reason === undefined) return 'shared';
    if (reason instanceof DOMException && reason.name === 'AbortError') return undefined;
  }
  const copied = navigator.clipboard?.writeText(`${text}\n${url}`).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
  return copied ?? 'failed';
}

/** Brings the button that shares to life, and what is said of it. @param read what there is to share now */
export function shareView(root: HTMLElement, read: () => Shared, texts: PlayTexts): void {
  const done = part(root, 'shared', HTMLElement);
  part(root, 'share', HTMLButtonElement).addEventListener('click', async () => {
    const outcome = await share(read());
    done.textContent = outcome ? texts.play.shared[outcome] : '';
  });
}
