/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const deleteMusicCuesRequestMusicCueIdsMax = 100;



export const DeleteMusicCuesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "music_cue_ids": zod.array(zod.uuid()).min(1).max(deleteMusicCuesRequestMusicCueIdsMax).describe('The cues')
}).describe('Cues that one edit deletes');

export type DeleteMusicCuesRequest = zod.input<typeof DeleteMusicCuesRequest>;
export type DeleteMusicCuesRequestOutput = zod.output<typeof DeleteMusicCuesRequest>;
