/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the editor could not do
 */
export interface ReportStoryEngineErrorRequest {
  /** The story */
  story_id: string;
  /** The scene it happens in */
  scene_id?: string;
  /** What was shown */
  error_message?: string;
  /** What was being done, for example splitScene */
  operation?: string;
  /** What the person adds */
  description?: string;
}
