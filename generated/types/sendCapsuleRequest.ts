/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state in which a problem was seen, as a file
 */
export interface SendCapsuleRequest {
  /** The file (gzip) of at most 12 MB */
  capsule: Blob | File;
  /**
     * Version of the app that made it
     * @minLength 1
     * @maxLength 100
     */
  app_version: string;
  /**
     * What the person adds
     * @maxLength 4000
     */
  description?: string;
  /** The story that was open */
  story_id?: string;
  /** A report of the same person that it belongs to */
  report_id?: string;
}
