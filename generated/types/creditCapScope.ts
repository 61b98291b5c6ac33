/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * FILM, what one film may cost; MONTH, what all work of a calendar month (UTC) may cost
 */
export type CreditCapScope = typeof CreditCapScope[keyof typeof CreditCapScope];


export const CreditCapScope = {
  FILM: 'FILM',
  MONTH: 'MONTH',
} as const;
