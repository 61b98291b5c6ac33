/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UpdateVideoAudioRequest = zod.strictObject({
  "use_video_audio": zod.boolean().describe('Whether the video\'s own sound is audible')
}).describe('Whether the video is audible');

export type UpdateVideoAudioRequest = zod.input<typeof UpdateVideoAudioRequest>;
export type UpdateVideoAudioRequestOutput = zod.output<typeof UpdateVideoAudioRequest>;
