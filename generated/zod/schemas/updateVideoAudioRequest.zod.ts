/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateVideoAudioRequestVideoVolumeMin = 0;
export const updateVideoAudioRequestVideoVolumeMax = 2;



export const UpdateVideoAudioRequest = zod.strictObject({
  "use_video_audio": zod.boolean().describe('Whether the video\'s own sound is audible'),
  "video_volume": zod.number().min(updateVideoAudioRequestVideoVolumeMin).max(updateVideoAudioRequestVideoVolumeMax).optional().describe('Loudness of the video\'s own sound, 0 to 2; 1 is its own. Left out, it stays')
}).describe('Whether the video is audible, and how loud');

export type UpdateVideoAudioRequest = zod.input<typeof UpdateVideoAudioRequest>;
export type UpdateVideoAudioRequestOutput = zod.output<typeof UpdateVideoAudioRequest>;
