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
  /**
     * What was shown
     * @maxLength 2000
     */
  error_message?: string;
  /**
     * What was being done, for example splitScene
     * @maxLength 200
     */
  operation?: string;
  /**
     * What the person adds
     * @maxLength 4000
     */
  description?: string;
}
