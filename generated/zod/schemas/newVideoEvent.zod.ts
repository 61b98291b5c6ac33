/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const newVideoEventVideoUrlMax = 8192;

export const newVideoEventErrorMax = 2000;

export const newVideoEventSeqMin = 0;
export const newVideoEventSeqMax = 2147483647;



export const NewVideoEvent = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "render_id": zod.uuid().describe('The export'),
  "video_url": zod.string().max(newVideoEventVideoUrlMax).nullable().describe('Signed URL of the video; null after a failure'),
  "error": zod.string().max(newVideoEventErrorMax).nullish().describe('Why it failed; null or absent when it worked'),
  "seq": zod.int().min(newVideoEventSeqMin).max(newVideoEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('An export is done');

export type NewVideoEvent = zod.input<typeof NewVideoEvent>;
export type NewVideoEventOutput = zod.output<typeof NewVideoEvent>;
