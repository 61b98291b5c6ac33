/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryDocument } from './storyDocument.zod.ts';

export const earlierFilmVideoUrlMax = 8192;



export const EarlierFilm = zod.object({
  "story": StoryDocument,
  "video_url": zod.string().max(earlierFilmVideoUrlMax).describe('Signed address of the film')
}).describe('The story\'s newest film; what did not change since can be taken out of it without being encoded again');

export type EarlierFilm = zod.input<typeof EarlierFilm>;
export type EarlierFilmOutput = zod.output<typeof EarlierFilm>;
