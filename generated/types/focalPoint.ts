/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Place of a picture that a frame is laid around
 */
export interface FocalPoint {
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
