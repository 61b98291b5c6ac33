/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the video is heard
 */
export interface UpdateVideoAudioRequest {
  /** Whether the video's own sound is heard */
  use_video_audio: boolean;
}
