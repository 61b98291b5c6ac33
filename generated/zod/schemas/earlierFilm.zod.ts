/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryDocument } from './storyDocument.zod.ts';

export const earlierFilmVideoUrlMax = 8192;



export const EarlierFilm = zod.object({
  "story": StoryDocument,
  "video_url": zod.string().max(earlierFilmVideoUrlMax).describe('Signed URL of the film')
}).describe('The story\'s newest film; unchanged parts can be reused without encoding');

export type EarlierFilm = zod.input<typeof EarlierFilm>;
export type EarlierFilmOutput = zod.output<typeof EarlierFilm>;
