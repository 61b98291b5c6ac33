/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A deletion that waits
 */
export interface AccountDeletion {
  /** When everything is deleted, unless the person signs in before */
  deletes_at: string;
}
