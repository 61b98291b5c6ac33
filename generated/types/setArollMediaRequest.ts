/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the A-roll shows from now on
 */
export interface SetArollMediaRequest {
  /** A picture or video of one's own media */
  media: string;
}
