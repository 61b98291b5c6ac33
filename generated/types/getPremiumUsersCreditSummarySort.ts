/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetPremiumUsersCreditSummarySort = typeof GetPremiumUsersCreditSummarySort[keyof typeof GetPremiumUsersCreditSummarySort];


export const GetPremiumUsersCreditSummarySort = {
  spent: 'spent',
  granted: 'granted',
  balance: 'balance',
  last_active_at: 'last_active_at',
} as const;
