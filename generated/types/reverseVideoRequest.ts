/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which way the video runs
 */
export interface ReverseVideoRequest {
  /** Whether it runs backwards */
  reversed: boolean;
}
