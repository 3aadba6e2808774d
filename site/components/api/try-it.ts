import { localeOf } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { wordingIn } from '../../i18n/wording.ts';
import { searchOfEntries } from '../numbers-game/address.ts';
import { latest } from '../numbers-game/latest.ts';
import { part } from '../numbers-game/parts.ts';
import { askReal, type Reply } from './ask-real.ts';

/** What the form of a resource says. */
export type TryTexts = Pick<Texts['api']['tryIt'], 'absent' | 'busy' | 'failed' | 'status'>;

/** The name of the header that an element shows. */
const headerOf = (element: HTMLElement) => element.getAttribute('data-header') ?? '';

/** Lets a form build an address of the API as it is filled in, ask for it, and show what comes back. */
export function bringToLife(form: HTMLFormElement): void {
  const texts: TryTexts = JSON.parse(part(form, 'texts', HTMLScriptElement).text);
  const { fill, count } = wordingIn(localeOf(document.documentElement.lang));
  const address = part(form, 'address', HTMLAnchorElement);
  const status = part(form, 'status', HTMLElement);
  const reply = part(form, 'reply', HTMLElement);
  const values = [...reply.querySelectorAll<HTMLElement>('[data-header]')];
  const asking = latest();

  const follow = () => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    address.href = new URL(form.action).pathname + searchOfEntries(Object.fromEntries(entries));
    address.textContent = address.href;
  };

  const show = ({ status: code, milliseconds, headers, body }: Reply) => {
    status.textContent = fill(texts.status, { status: code, time: count(milliseconds) });
    for (const value of values) value.textContent = headers[headerOf(value)] ?? texts.absent;
    part(reply, 'body', HTMLElement).textContent = body;
  };

  const ask = async () => {
    status.textContent = texts.busy;
    try {
      const replied = await asking((signal) => askReal(address.href, values.map(headerOf), signal));
      if (!replied) return;
      show(replied);
      reply.hidden = false;
    } catch {
      status.textContent = texts.failed;
      reply.hidden = true;
    }
  };

  form.addEventListener('input', follow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  follow();
}
