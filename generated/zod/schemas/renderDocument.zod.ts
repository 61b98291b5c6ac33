/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EarlierFilm } from './earlierFilm.zod.ts';
import { FilmReceipts } from './filmReceipts.zod.ts';
import { Render } from './render.zod.ts';
import { RenderTask } from './renderTask.zod.ts';
import { StoryDocument } from './storyDocument.zod.ts';

export const RenderDocument = zod.object({
  "render": Render,
  "task": RenderTask,
  "story": StoryDocument,
  "earlier": zod.union([EarlierFilm,zod.null()]).describe('The story\'s newest video; null before the first one'),
  "receipts": zod.union([FilmReceipts,zod.null()]).describe('The receipts to write into the film; null unless the export was requested with `include_receipts`')
}).describe('Everything a renderer needs to render and deliver a video');

export type RenderDocument = zod.input<typeof RenderDocument>;
export type RenderDocumentOutput = zod.output<typeof RenderDocument>;
