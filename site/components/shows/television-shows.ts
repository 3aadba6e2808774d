/** The shows in the order in which the pages tell of them, each with its clock in seconds. */
export const TELEVISION_SHOWS = [
  /* The classic clock; the edition on the air since January 2024 gives 40. */
  { name: 'es', seconds: 45, alsoSeconds: 40 },
  { name: 'uk', seconds: 30, alsoSeconds: undefined },
  /* Today's; for many years it was 45. */
  { name: 'fr', seconds: 40, alsoSeconds: 45 },
] as const;
