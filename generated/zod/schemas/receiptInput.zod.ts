/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReceiptInputName } from './receiptInputName.zod.ts';

export const receiptInputContentMin = 64;
export const receiptInputContentMax = 64;


export const receiptInputContentRegExp = new RegExp('^[0-9a-f]{64}$');


export const ReceiptInput = zod.object({
  "name": ReceiptInputName,
  "content": zod.string().min(receiptInputContentMin).max(receiptInputContentMax).regex(receiptInputContentRegExp).describe('SHA-256 of it, in hex'),
  "media_id": zod.uuid().nullable().describe('The media, where it was one')
}).describe('An input of a result, identified by its content');

export type ReceiptInput = zod.input<typeof ReceiptInput>;
export type ReceiptInputOutput = zod.output<typeof ReceiptInput>;
