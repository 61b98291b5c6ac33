/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Column to sort by
 */
export type ExportPremiumCreditsRequestSort = typeof ExportPremiumCreditsRequestSort[keyof typeof ExportPremiumCreditsRequestSort];


export const ExportPremiumCreditsRequestSort = {
  spent: 'spent',
  granted: 'granted',
  balance: 'balance',
  last_active_at: 'last_active_at',
} as const;
