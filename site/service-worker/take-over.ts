/** What a page says to a version of the service worker that waits: that it may take over, if no other page is open. */
export const TAKE_OVER = 'take-over';
