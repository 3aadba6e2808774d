/**
 * Lets the browser keep a file of words that came before it kept the site, as on a first visit: once it does, the file is asked
 * for again, by a request that nothing has changed since.
 * @param path where the file lies
 */
export function keepWords(path: string): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  const ask = () => void fetch(path).catch(() => undefined);
  serviceWorker.addEventListener('controllerchange', ask, { once: true });
}
