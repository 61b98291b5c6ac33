/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MusicTrack } from './musicTrack.zod.ts';

export const musicListTracksMax = 10000;



export const MusicList = zod.object({
  "tracks": zod.array(MusicTrack).max(musicListTracksMax).describe('Sorted by mood and name')
}).describe('Music that comes with the product');

export type MusicList = zod.input<typeof MusicList>;
export type MusicListOutput = zod.output<typeof MusicList>;
