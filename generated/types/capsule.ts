/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A problem's state that was sent as a file, as its person sees it
 */
export interface Capsule {
  /** The capsule */
  capsule_id: string;
  /**
     * The report that it belongs to; null without one
     * @nullable
     */
  report_id: string | null;
  /**
     * The story that was open; null without one
     * @nullable
     */
  story_id: string | null;
  /**
     * What the person wrote to it
     * @maxLength 400000
     */
  description: string;
  /**
     * Version of the app that made it
     * @maxLength 100
     */
  app_version: string;
  /**
     * Size of the file, bytes
     * @minimum 0
     * @maximum 9007199254740991
     */
  size_bytes: number;
  /** When it was sent */
  created_at: string;
  /**
     * Signed address of the file
     * @maxLength 8000
     */
  url: string;
}
