/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which end comes first
 */
export type ExportPremiumCreditsRequestOrder = typeof ExportPremiumCreditsRequestOrder[keyof typeof ExportPremiumCreditsRequestOrder];


export const ExportPremiumCreditsRequestOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
