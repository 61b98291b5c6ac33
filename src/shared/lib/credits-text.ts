/** '1 credit', '1,200 credits' */
export const creditsText = (credits: number): string =>
  `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}`
