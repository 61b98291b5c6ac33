/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MusicCueInput } from './musicCueInput.zod.ts';

export const addMusicCuesRequestMusicCuesMax = 100;



export const AddMusicCuesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "music_cues": zod.array(MusicCueInput).min(1).max(addMusicCuesRequestMusicCuesMax).describe('The new cues')
}).describe('Cues that one edit adds to a story');

export type AddMusicCuesRequest = zod.input<typeof AddMusicCuesRequest>;
export type AddMusicCuesRequestOutput = zod.output<typeof AddMusicCuesRequest>;
