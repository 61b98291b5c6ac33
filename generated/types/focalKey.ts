/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Place of a video that a frame is laid around, at a time
 */
export interface FocalKey {
  /**
     * When, ms from the beginning
     * @minimum 0
     * @maximum 2147483647
     */
  at_ms: number;
  /**
     * From the left, as a share of the width
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * From the top, as a share of the height
     * @minimum 0
     * @maximum 1
     */
  y: number;
}
