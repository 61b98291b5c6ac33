/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaType } from './mediaType.zod.ts';
import { Receipt } from './receipt.zod.ts';

export const mediaReceiptFileNameMax = 2000;

export const mediaReceiptSourcesMax = 100;



export const MediaReceipt = zod.object({
  "media_id": zod.uuid().describe('The media'),
  "media_type": MediaType,
  "file_name": zod.string().max(mediaReceiptFileNameMax).describe('Its name'),
  "receipt": Receipt,
  "sources": zod.array(Receipt).max(mediaReceiptSourcesMax).describe('Receipts of what it was made from, the nearest first')
}).describe('A media with what made it');

export type MediaReceipt = zod.input<typeof MediaReceipt>;
export type MediaReceiptOutput = zod.output<typeof MediaReceipt>;
