/** Headers of a call with the highest price its button showed, credits; undefined: none. A higher price asks first. */
export const mostCredits = (shown: number | undefined): { 'Most-Credits': string } => ({
  'Most-Credits': String(shown ?? 0),
})
