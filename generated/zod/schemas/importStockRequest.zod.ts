/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { StockChoice } from './stockChoice.zod.ts';

export const importStockRequestStockTypeDefault = `images`;

export const ImportStockRequest = zod.strictObject({
  "stock_data": StockChoice,
  "stock_type": zod.enum(['images', 'videos']).default(importStockRequestStockTypeDefault).describe('Kind of stock'),
  "aspect_ratio": AspectRatio.optional()
}).describe('A stock item for one\'s media');

export type ImportStockRequest = zod.input<typeof ImportStockRequest>;
export type ImportStockRequestOutput = zod.output<typeof ImportStockRequest>;
