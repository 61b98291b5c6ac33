/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EarlierFilm } from './earlierFilm.ts';
import type { FilmReceipts } from './filmReceipts.ts';
import type { Render } from './render.ts';
import type { StoryDocument } from './storyDocument.ts';

/**
 * Everything a renderer needs to draw and deliver a video
 */
export interface RenderDocument {
  render: Render;
  story: StoryDocument;
  /** The story's newest film; null before the first one */
  earlier: EarlierFilm | null;
  /** What made everything of the film, to be written into it; null unless the export was asked for with `include_receipts` */
  receipts: FilmReceipts | null;
}
