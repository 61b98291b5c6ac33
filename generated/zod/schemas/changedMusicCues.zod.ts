/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MusicCue } from './musicCue.zod.ts';

export const changedMusicCuesRevisionMin = 0;
export const changedMusicCuesRevisionMax = 2147483647;

export const changedMusicCuesMusicCuesMax = 10000;



export const ChangedMusicCues = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "revision": zod.int().min(changedMusicCuesRevisionMin).max(changedMusicCuesRevisionMax).describe('The story\'s revision after the change'),
  "music_cues": zod.array(MusicCue).max(changedMusicCuesMusicCuesMax).describe('The added or changed ones in the order of the call; none after a deletion')
}).describe('The cues of an edit');

export type ChangedMusicCues = zod.input<typeof ChangedMusicCues>;
export type ChangedMusicCuesOutput = zod.output<typeof ChangedMusicCues>;
