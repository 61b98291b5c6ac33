/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Receipt } from './receipt.zod.ts';

export const filmReceiptPlaceMax = 2000;



export const FilmReceipt = zod.object({
  "place": zod.string().max(filmReceiptPlaceMax).describe('Its place, as readable text'),
  "scene_id": zod.uuid().nullable().describe('Scene it belongs to; null for the whole film'),
  "aroll_id": zod.uuid().nullable().describe('A-roll that shows it'),
  "media_id": zod.uuid().nullable().describe('The file; null for a text'),
  "receipt": Receipt
}).describe('One asset of a film with its receipt');

export type FilmReceipt = zod.input<typeof FilmReceipt>;
export type FilmReceiptOutput = zod.output<typeof FilmReceipt>;
