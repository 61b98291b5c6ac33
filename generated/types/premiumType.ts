/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Paid plan
 */
export type PremiumType = typeof PremiumType[keyof typeof PremiumType];


export const PremiumType = {
  CREATOR: 'CREATOR',
  PRO: 'PRO',
  STUDIO: 'STUDIO',
} as const;
