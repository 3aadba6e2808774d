/** Games worth exploring: the hardest that Anarit's author could think of, one that fails, one found late, one of many equal states. */
export const GAMES = [
  { numbers: '1 2 4 8 16 32', target: 9999 },
  { numbers: '1 3 7 10 25 50', target: 831 },
  { numbers: '25 50 75 100 3 6', target: 952 },
  { numbers: '1 1 2 2 3 3', target: 999 },
] as const;
