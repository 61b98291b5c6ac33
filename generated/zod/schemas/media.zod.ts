/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaSource } from './mediaSource.zod.ts';
import { MediaStatus } from './mediaStatus.zod.ts';
import { MediaType } from './mediaType.zod.ts';

export const Media = zod.object({
  "id": zod.uuid().describe('The media'),
  "media_type": MediaType,
  "source": MediaSource,
  "status": MediaStatus,
  "error_message": zod.string().nullable().describe('Why it FAILED; null otherwise'),
  "media_transcription_id": zod.uuid().nullable().describe('What was heard in it; null until it was transcribed'),
  "story_id": zod.uuid().nullable().describe('Story it was made or uploaded for'),
  "scene_id": zod.uuid().nullable().describe('Scene it was made or uploaded for'),
  "aroll_id": zod.uuid().nullable().describe('A-roll it was made or uploaded for'),
  "url": zod.string().nullable().describe('Signed address to read the file from; stays the same for a day. null until COMPLETED'),
  "thumbnail_url": zod.string().nullable().describe('Signed address of a small still; null for sound and until COMPLETED'),
  "file_name": zod.string().describe('Name to show and to save under'),
  "content_type": zod.string().describe('MIME type, for example image/png'),
  "size_bytes": zod.int().nullable().describe('Size of the file, bytes; null while unknown'),
  "width": zod.int().nullable().describe('Width, px; null for sound and while unknown'),
  "height": zod.int().nullable().describe('Height, px; null for sound and while unknown'),
  "duration_ms": zod.int().nullable().describe('Length, ms; null for pictures and while unknown'),
  "prompt": zod.string().nullable().describe('What it was generated from; null for uploads'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was uploaded or made')
}).describe('A picture, video or sound');

export type Media = zod.input<typeof Media>;
export type MediaOutput = zod.output<typeof Media>;
