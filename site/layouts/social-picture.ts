/** Pixels of the pictures that stand for a page where it is shared. */
export const PICTURE = { width: 1200, height: 630, type: 'image/png' } as const;

/** Where the picture of a page is: `/social/es/24/card.png` for `/es/24/`. @param path the path of the page, with its last slash */
export const picturePath = (path: string) => `/social${path}card.png`;
