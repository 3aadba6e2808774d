/** The same trap four times: missed by doubles, invented by rounding down, right by luck, invented by a tolerance. */
export const EXPRESSIONS = ['8/(3-8/3)', '7*7/(1+1)', '5*(5-1/5)', '24+5/(80*91*87)'] as const;
