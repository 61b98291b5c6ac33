/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a picture's subject is, by contrast and colour; nothing is recognised
 */
export interface FoundFocalPoint {
  /**
     * Middle of the subject from the left, as a share of the width
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * Middle of the subject from the top, as a share of the height
     * @minimum 0
     * @maximum 1
     */
  y: number;
  /**
     * How clearly the subject stands out, from 0 (nothing does, and the middle is answered) to 1
     * @minimum 0
     * @maximum 1
     */
  certainty: number;
  /**
     * Left edge of the subject, as a share of the width
     * @minimum 0
     * @maximum 1
     */
  left: number;
  /**
     * Upper edge of the subject, as a share of the height
     * @minimum 0
     * @maximum 1
     */
  top: number;
  /**
     * Width of the subject, as a share of the picture's
     * @minimum 0
     * @maximum 1
     */
  width: number;
  /**
     * Height of the subject, as a share of the picture's
     * @minimum 0
     * @maximum 1
     */
  height: number;
}
