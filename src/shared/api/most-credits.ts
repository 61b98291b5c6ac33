/** Headers of a call that its button showed a price for, credits at most; undefined: it showed none. What costs more then asks first. */
export const mostCredits = (shown: number | undefined): { 'Most-Credits': string } => ({
  'Most-Credits': String(shown ?? 0),
})
