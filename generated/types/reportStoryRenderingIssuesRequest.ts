/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What looks wrong in a video
 */
export interface ReportStoryRenderingIssuesRequest {
  /** The story */
  story_id: string;
  /** The scene it happens in */
  scene_id?: string;
  /**
     * What the person saw
     * @minLength 1
     * @maxLength 4000
     */
  description?: string;
}
