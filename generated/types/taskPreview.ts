/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A part of the source, and the same part of what the task would give
 */
export interface TaskPreview {
  /**
     * The source's part as a data address
     * @maxLength 8000000
     */
  before_url: string;
  /**
     * The result's part as a data address
     * @maxLength 8000000
     */
  after_url: string;
  /**
     * Width of the result's part, px
     * @minimum 1
     * @maximum 2147483647
     */
  width: number;
  /**
     * Height of the result's part, px
     * @minimum 1
     * @maximum 2147483647
     */
  height: number;
}
