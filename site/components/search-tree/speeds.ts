/** Milliseconds from one moment to the next. */
export const PAUSES = { slow: 1000, medium: 350, fast: 30 } as const;

export type Speed = keyof typeof PAUSES;

/** The speed of that name. */
export const speedOf = (name: string): Speed => (name in PAUSES ? (name as Speed) : 'medium');
