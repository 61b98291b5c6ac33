/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far the renderer is
 */
export interface ReportRenderProgressRequest {
  /**
     * Percent of all frames
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * Scene that is being drawn, from 1
     * @minimum 0
     * @maximum 1000
     */
  scene_number: number;
}
