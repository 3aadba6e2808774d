/** Whether who looks wants no motion. */
export const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
