/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StockCredit } from './stockCredit.zod.ts';
import { StockType } from './stockType.zod.ts';

export const stockItemIdMax = 2000;

export const stockItemTitleMax = 2000;

export const stockItemTagsItemMax = 2000;

export const stockItemTagsMax = 10000;

export const stockItemThumbnailUrlMax = 8192;

export const stockItemWidthMin = 0;
export const stockItemWidthMax = 100000;

export const stockItemHeightMin = 0;
export const stockItemHeightMax = 100000;

export const stockItemDurationMsMin = 0;
export const stockItemDurationMsMax = 86400000;

export const stockItemSourceLabelMax = 2000;



export const StockItem = zod.object({
  "id": zod.string().max(stockItemIdMax).describe('The item; always the same for the same image'),
  "stock_type": StockType,
  "title": zod.string().max(stockItemTitleMax).describe('What it shows'),
  "tags": zod.array(zod.string().max(stockItemTagsItemMax)).max(stockItemTagsMax).describe('Its search words'),
  "thumbnail_url": zod.string().max(stockItemThumbnailUrlMax).describe('Small still'),
  "width": zod.int().min(stockItemWidthMin).max(stockItemWidthMax).describe('Width of the whole, px'),
  "height": zod.int().min(stockItemHeightMin).max(stockItemHeightMax).describe('Height of the whole, px'),
  "duration_ms": zod.int().min(stockItemDurationMsMin).max(stockItemDurationMsMax).nullable().describe('Length, ms; null for an image'),
  "source_label": zod.string().min(1).max(stockItemSourceLabelMax).describe('Its library, for example Built-in draft library'),
  "credit": zod.union([StockCredit,zod.null()]).describe('The author; null in the built-in library')
}).describe('An image or clip of the stock library');

export type StockItem = zod.input<typeof StockItem>;
export type StockItemOutput = zod.output<typeof StockItem>;
