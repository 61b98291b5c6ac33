/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { PartnerReportRow } from './partnerReportRow.ts';

/**
 * What each source brought
 */
export interface PartnerReport {
  /** First day, UTC */
  start_date: string;
  /** Last day, UTC */
  end_date: string;
  currency: Currency;
  /**
     * Most sign-ups first
     * @maxItems 10000
     */
  rows: PartnerReportRow[];
}
