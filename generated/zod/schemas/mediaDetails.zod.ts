/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';
import { MediaTranscription } from './mediaTranscription.zod.ts';

export const MediaDetails = Media.and(zod.object({
  "transcription": zod.union([MediaTranscription,zod.null()]).describe('Its transcription; null when it was not requested or does not exist')
})).describe('A media with its transcription');

export type MediaDetails = zod.input<typeof MediaDetails>;
export type MediaDetailsOutput = zod.output<typeof MediaDetails>;
