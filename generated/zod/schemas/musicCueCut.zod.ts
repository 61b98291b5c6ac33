/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const musicCueCutAfterMsMax = 86400000;



export const MusicCueCut = zod.strictObject({
  "music_cue_id": zod.uuid().describe('The cue'),
  "after_ms": zod.int().min(1).max(musicCueCutAfterMsMax).describe('How long the first part plays, ms')
}).describe('Where a cue is cut');

export type MusicCueCut = zod.input<typeof MusicCueCut>;
export type MusicCueCutOutput = zod.output<typeof MusicCueCut>;
