/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaType } from './mediaType.zod.ts';

export const mediaArgsSizeBytesMin = 0;
export const mediaArgsSizeBytesMax = 1099511627776;



export const MediaArgs = zod.strictObject({
  "size_bytes": zod.int().min(mediaArgsSizeBytesMin).max(mediaArgsSizeBytesMax).describe('Size of the file, bytes; the upload URL accepts exactly this many. An image can have 25 MB, a recording 200 MB, a video 2 GB'),
  "media_type": MediaType.optional(),
  "story_id": zod.uuid().optional().describe('Story it is for'),
  "scene_id": zod.uuid().optional().describe('Scene it is for'),
  "aroll_id": zod.uuid().optional().describe('A-roll it is for')
}).describe('What the file is for');

export type MediaArgs = zod.input<typeof MediaArgs>;
export type MediaArgsOutput = zod.output<typeof MediaArgs>;
