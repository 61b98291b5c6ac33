/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateVideoPlaybackRateRequestPlaybackRateMin = 0.25;
export const updateVideoPlaybackRateRequestPlaybackRateMax = 4;



export const UpdateVideoPlaybackRateRequest = zod.strictObject({
  "playback_rate": zod.number().min(updateVideoPlaybackRateRequestPlaybackRateMin).max(updateVideoPlaybackRateRequestPlaybackRateMax).describe('Speed of the video, 1 is its own')
}).describe('A new speed');

export type UpdateVideoPlaybackRateRequest = zod.input<typeof UpdateVideoPlaybackRateRequest>;
export type UpdateVideoPlaybackRateRequestOutput = zod.output<typeof UpdateVideoPlaybackRateRequest>;
