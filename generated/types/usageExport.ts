/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A CSV file
 */
export interface UsageExport {
  /**
     * Name to save it under
     * @maxLength 300
     */
  file_name: string;
  /**
     * Where it is, for an hour
     * @maxLength 8192
     */
  url: string;
  /**
     * Lines, the heading not counted
     * @minimum 0
     * @maximum 2147483647
     */
  rows: number;
  /**
     * Bytes
     * @minimum 0
     * @maximum 1099511627776
     */
  size_bytes: number;
  /** When it was made */
  created_at: string;
}
