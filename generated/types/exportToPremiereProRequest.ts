/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The story to export
 */
export interface ExportToPremiereProRequest {
  /** The story */
  story_id: string;
}
