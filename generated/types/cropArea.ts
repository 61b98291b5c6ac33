/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Part of the source that is shown
 */
export interface CropArea {
  /**
     * Left edge, 0 to 1 of the source's width
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * Top edge, 0 to 1 of the source's height
     * @minimum 0
     * @maximum 1
     */
  y: number;
  /**
     * Width, 0.05 to 1 of the source's width; `x` + `width` is at most 1
     * @minimum 0.05
     * @maximum 1
     */
  width: number;
  /**
     * Height, 0.05 to 1 of the source's height; `y` + `height` is at most 1
     * @minimum 0.05
     * @maximum 1
     */
  height: number;
}
