/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new speed
 */
export interface UpdateVideoPlaybackRateRequest {
  /**
     * Speed of the video, 1 is its own
     * @minimum 0.25
     * @maximum 4
     */
  playback_rate: number;
}
