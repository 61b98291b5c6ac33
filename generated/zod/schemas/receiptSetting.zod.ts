/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const receiptSettingNameMax = 100;

export const receiptSettingValueMax = 400000;



export const ReceiptSetting = zod.object({
  "name": zod.string().min(1).max(receiptSettingNameMax).describe('Which one, as the request called it'),
  "value": zod.string().max(receiptSettingValueMax).describe('What it was')
}).describe('One setting that was used');

export type ReceiptSetting = zod.input<typeof ReceiptSetting>;
export type ReceiptSettingOutput = zod.output<typeof ReceiptSetting>;
