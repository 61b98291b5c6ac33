/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PartnerReportRequestCurrency } from './partnerReportRequestCurrency.ts';
import type { ReferralSource } from './referralSource.ts';

/**
 * Days and source
 */
export interface PartnerReportRequest {
  /** First day, UTC */
  start_date: string;
  /** Last day, UTC */
  end_date: string;
  source?: ReferralSource;
  /** Which payments are summed up */
  currency?: PartnerReportRequestCurrency;
}
