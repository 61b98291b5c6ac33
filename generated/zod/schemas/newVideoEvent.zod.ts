/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const NewVideoEvent = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "render_id": zod.uuid().describe('The export'),
  "video_url": zod.string().nullable().describe('Signed address of the video; null after a failure'),
  "error": zod.string().nullish().describe('Why it failed; null or absent when it worked'),
  "seq": zod.int().optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('An export is done');

export type NewVideoEvent = zod.input<typeof NewVideoEvent>;
export type NewVideoEventOutput = zod.output<typeof NewVideoEvent>;
