/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What all rows that fit come to, not only those of the page
 */
export interface StaffRowTotals {
  /**
     * Credits of charges or of the ledger; null of other rows
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     * @nullable
     */
  credits: number | null;
  /**
     * Money of payments, in the smallest unit; null of other rows, and of several currencies
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     * @nullable
     */
  amount: number | null;
  /**
     * Time of engines for pieces, ms; null of other rows
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  work_ms: number | null;
}
