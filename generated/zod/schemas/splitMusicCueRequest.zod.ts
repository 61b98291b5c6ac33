/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const splitMusicCueRequestAfterMsMax = 86400000;



export const SplitMusicCueRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "music_cue_id": zod.uuid().describe('The cue'),
  "after_ms": zod.int().min(1).max(splitMusicCueRequestAfterMsMax).describe('How long the first part plays, ms')
}).describe('Where a cue is cut');

export type SplitMusicCueRequest = zod.input<typeof SplitMusicCueRequest>;
export type SplitMusicCueRequestOutput = zod.output<typeof SplitMusicCueRequest>;
