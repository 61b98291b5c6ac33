/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaSource } from './mediaSource.zod.ts';
import { MediaStatus } from './mediaStatus.zod.ts';
import { MediaType } from './mediaType.zod.ts';
import { StockCredit } from './stockCredit.zod.ts';

export const mediaErrorMessageMax = 400000;

export const mediaUrlMax = 8192;

export const mediaThumbnailUrlMax = 8192;

export const mediaFileNameMax = 2000;

export const mediaContentTypeMax = 400000;

export const mediaSizeBytesMin = 0;
export const mediaSizeBytesMax = 1099511627776;

export const mediaWidthMin = 0;
export const mediaWidthMax = 100000;

export const mediaHeightMin = 0;
export const mediaHeightMax = 100000;

export const mediaDurationMsMin = 0;
export const mediaDurationMsMax = 86400000;

export const mediaPromptMax = 400000;



export const Media = zod.object({
  "id": zod.uuid().describe('The media'),
  "media_type": MediaType,
  "source": MediaSource,
  "status": MediaStatus,
  "error_message": zod.string().max(mediaErrorMessageMax).nullable().describe('Why it FAILED; null otherwise'),
  "media_transcription_id": zod.uuid().nullable().describe('Its transcription; null without one'),
  "story_id": zod.uuid().nullable().describe('Story it was made or uploaded for'),
  "scene_id": zod.uuid().nullable().describe('Scene it was made or uploaded for'),
  "aroll_id": zod.uuid().nullable().describe('A-roll it was made or uploaded for'),
  "url": zod.string().max(mediaUrlMax).nullable().describe('Signed URL to read the file; stays the same for a day. null until COMPLETED'),
  "thumbnail_url": zod.string().max(mediaThumbnailUrlMax).nullable().describe('Signed URL of a small still; null for sound and until COMPLETED'),
  "file_name": zod.string().max(mediaFileNameMax).describe('Name to show and to save under'),
  "content_type": zod.string().max(mediaContentTypeMax).describe('MIME type, for example image/png'),
  "size_bytes": zod.int().min(mediaSizeBytesMin).max(mediaSizeBytesMax).nullable().describe('Size of the file, bytes; null while unknown'),
  "width": zod.int().min(mediaWidthMin).max(mediaWidthMax).nullable().describe('Width, px; null for sound and while unknown'),
  "height": zod.int().min(mediaHeightMin).max(mediaHeightMax).nullable().describe('Height, px; null for sound and while unknown'),
  "duration_ms": zod.int().min(mediaDurationMsMin).max(mediaDurationMsMax).nullable().describe('Length, ms; null for images and while unknown'),
  "prompt": zod.string().max(mediaPromptMax).nullable().describe('What it was generated from; null for uploads'),
  "credit": StockCredit.optional().describe('The credit of a stock file; absent for everything else'),
  "cleaned_from_id": zod.uuid().optional().describe('The recording or video whose sound was cleaned up in this one; absent for everything else'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was uploaded or made')
}).describe('An image, video or sound');

export type Media = zod.input<typeof Media>;
export type MediaOutput = zod.output<typeof Media>;
