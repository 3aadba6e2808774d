/** Lets the browser keep the site, once the page is there. Where it cannot, everything but that works as before. */
export function keepOffline(): void {
  const keep = () => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
