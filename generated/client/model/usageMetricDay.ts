/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One day
 */
export interface UsageMetricDay {
  /** The day, UTC */
  date: string;
  /** Stories generated */
  generations: number;
  /** Finished exports */
  exports: number;
  /** Uploaded files */
  uploads: number;
  /** Their size, bytes */
  uploaded_bytes: number;
  /** Tasks begun */
  tasks: number;
  /** Credits charged, refunds taken off */
  credits: number;
}
