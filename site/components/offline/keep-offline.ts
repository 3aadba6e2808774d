import { TAKE_OVER } from '../../service-worker/take-over.ts';

/** Lets the browser keep the site, and brings in a newer version that waits for that, if no other page is open. */
async function keep(container: ServiceWorkerContainer): Promise<void> {
  const { waiting } = await container.register('/service-worker.js');
  if (!waiting) return;
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}

/** Keeps the site for when there is no connection, once the page is there. Where that fails, all else works as before. */
export function keepOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const start = () => void keep(serviceWorker).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
