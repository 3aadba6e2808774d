/** Paths to read: the one of Anarit's author, a chain, one that needs a fraction, one that lacks an operation. */
export const EXAMPLES = ['5,6,*,1,2,+,/', '7,3,+,25,*,10,-', '8,3,8,3,/,-,/', '4,5,6,+'] as const;
