/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaffRow } from './staffRow.ts';
import type { StaffRowTotals } from './staffRowTotals.ts';

/**
 * A page of rows
 */
export interface StaffRowPage {
  /**
     * Rows in all
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
  /**
     * This page, from 1
     * @minimum 0
     * @maximum 2147483647
     */
  page: number;
  /**
     * Rows per page
     * @minimum 0
     * @maximum 2147483647
     */
  page_size: number;
  /**
     * The next page; null on the last
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  next_page: number | null;
  totals: StaffRowTotals;
  /**
     * The rows of this page
     * @maxItems 10000
     */
  results: StaffRow[];
}
