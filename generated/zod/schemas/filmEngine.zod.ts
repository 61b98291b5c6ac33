/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReceiptWork } from './receiptWork.zod.ts';

export const filmEngineEngineMax = 2000;

export const filmEngineCountMax = 100000;



export const FilmEngine = zod.object({
  "work": ReceiptWork,
  "engine": zod.string().max(filmEngineEngineMax).nullable().describe('The engine; null for uploads'),
  "is_draft": zod.boolean().describe('Whether it is a built-in draft engine'),
  "count": zod.int().min(1).max(filmEngineCountMax).describe('Number of assets of the film that it made')
}).describe('An engine\'s share of a film');

export type FilmEngine = zod.input<typeof FilmEngine>;
export type FilmEngineOutput = zod.output<typeof FilmEngine>;
