/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which way the picture faces
 */
export interface FlipArollHorizontalRequest {
  /** Whether it is mirrored left to right */
  flipped: boolean;
}
