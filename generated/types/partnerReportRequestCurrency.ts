/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which payments are summed up
 */
export type PartnerReportRequestCurrency = typeof PartnerReportRequestCurrency[keyof typeof PartnerReportRequestCurrency];


export const PartnerReportRequestCurrency = {
  USD: 'USD',
  EUR: 'EUR',
  GBP: 'GBP',
  INR: 'INR',
} as const;
