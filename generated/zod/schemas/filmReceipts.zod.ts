/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FilmEngine } from './filmEngine.zod.ts';
import { FilmReceipt } from './filmReceipt.zod.ts';

export const filmReceiptsTitleMax = 2000;

export const filmReceiptsRevisionMin = 0;
export const filmReceiptsRevisionMax = 9007199254740991;

export const filmReceiptsEnginesMax = 1000;

export const filmReceiptsReceiptsMax = 100000;



export const FilmReceipts = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "title": zod.string().max(filmReceiptsTitleMax).describe('Its title'),
  "revision": zod.int().min(filmReceiptsRevisionMin).max(filmReceiptsRevisionMax).describe('State of the story that this is about'),
  "engines": zod.array(FilmEngine).max(filmReceiptsEnginesMax).describe('The share of each engine'),
  "receipts": zod.array(FilmReceipt).max(filmReceiptsReceiptsMax).describe('Text, music, voices and images in playing order'),
  "written_at": zod.iso.datetime({"offset":true}).describe('When this list was written')
}).describe('The provenance of a film, asset by asset');

export type FilmReceipts = zod.input<typeof FilmReceipts>;
export type FilmReceiptsOutput = zod.output<typeof FilmReceipts>;
