/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StockType } from './stockType.zod.ts';

export const StockItem = zod.object({
  "id": zod.string().describe('The item; always the same for the same picture'),
  "stock_type": StockType,
  "title": zod.string().describe('What it shows'),
  "tags": zod.array(zod.string()).describe('Words it is found by'),
  "thumbnail_url": zod.string().describe('Small still'),
  "width": zod.int().describe('Width of the whole, px'),
  "height": zod.int().describe('Height of the whole, px'),
  "duration_ms": zod.int().nullable().describe('Length, ms; null for a picture'),
  "source_label": zod.string().describe('Whose library it is, for example Built-in draft stock')
}).describe('A picture or clip of the stock library');

export type StockItem = zod.input<typeof StockItem>;
export type StockItemOutput = zod.output<typeof StockItem>;
