/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PremiumUserCredit } from './premiumUserCredit.ts';

/**
 * A page of people on a paid plan, most spent first
 */
export interface PremiumUserCreditPage {
  /** Rows in all */
  count: number;
  /** This page, from 1 */
  page: number;
  /** Rows per page */
  page_size: number;
  /**
     * The next page; null on the last
     * @nullable
     */
  next_page: number | null;
  /** The rows of this page */
  results: PremiumUserCredit[];
}
