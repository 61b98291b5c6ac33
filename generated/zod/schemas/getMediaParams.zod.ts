/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getMediaParamsWithTranscribedAudioDefault = false;
export const GetMediaParams = zod.object({
  "with_transcribed_audio": zod.boolean().default(getMediaParamsWithTranscribedAudioDefault)
})

export type GetMediaParams = zod.input<typeof GetMediaParams>;
export type GetMediaParamsOutput = zod.output<typeof GetMediaParams>;
