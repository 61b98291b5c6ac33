/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * In and out point of a video
 */
export interface UpdateVideoStartEndRequest {
  /**
     * In point, ms from the video's start
     * @minimum 0
     * @maximum 86400000
     */
  video_start: number;
  /**
     * Out point, ms from the video's start; never before `video_start`
     * @minimum 0
     * @maximum 86400000
     */
  video_end: number;
}
