/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const backgroundMusicMediaListMediaMax = 10000;



export const BackgroundMusicMediaList = zod.object({
  "media": zod.array(Media).max(backgroundMusicMediaListMediaMax).describe('The user’s own uploads, newest first')
}).describe('Sound files that can serve as music');

export type BackgroundMusicMediaList = zod.input<typeof BackgroundMusicMediaList>;
export type BackgroundMusicMediaListOutput = zod.output<typeof BackgroundMusicMediaList>;
