/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A copy of an A-roll, or a new one in a scene
 */
export interface AddArollRequest {
  /** A-roll to copy; the copy comes right after it */
  duplicate_of?: string;
  /** Scene that gets an empty A-roll at its end; needed without `duplicate_of` */
  scene?: string;
}
