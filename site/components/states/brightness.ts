/** How many ways lead to a state, in the steps that the picture tells apart: the least of each. */
export const STEPS = [1, 2, 3, 4, 10] as const;

/** The place in `STEPS` of so many ways. */
export const stepOf = (ways: number) => STEPS.findLastIndex((least) => least <= ways);
