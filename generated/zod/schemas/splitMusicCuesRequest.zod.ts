/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MusicCueCut } from './musicCueCut.zod.ts';

export const splitMusicCuesRequestCutsMax = 100;



export const SplitMusicCuesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "cuts": zod.array(MusicCueCut).min(1).max(splitMusicCuesRequestCutsMax).describe('The cuts, one for each cue')
}).describe('Where cues are cut, in one edit');

export type SplitMusicCuesRequest = zod.input<typeof SplitMusicCuesRequest>;
export type SplitMusicCuesRequestOutput = zod.output<typeof SplitMusicCuesRequest>;
