/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetPremiumUsersCreditSummaryOrder = typeof GetPremiumUsersCreditSummaryOrder[keyof typeof GetPremiumUsersCreditSummaryOrder];


export const GetPremiumUsersCreditSummaryOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
