/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MusicCueChangeInput } from './musicCueChangeInput.zod.ts';

export const updateMusicCuesRequestMusicCuesMax = 100;



export const UpdateMusicCuesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "music_cues": zod.array(MusicCueChangeInput).min(1).max(updateMusicCuesRequestMusicCuesMax).describe('The changes, one for each cue')
}).describe('Cues that one edit changes');

export type UpdateMusicCuesRequest = zod.input<typeof UpdateMusicCuesRequest>;
export type UpdateMusicCuesRequestOutput = zod.output<typeof UpdateMusicCuesRequest>;
