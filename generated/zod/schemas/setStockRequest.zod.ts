/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StockChoice } from './stockChoice.zod.ts';

export const setStockRequestCustomQueryMax = 200;

export const setStockRequestStockTypeDefault = `images`;

export const SetStockRequest = zod.strictObject({
  "story": zod.uuid().describe('The story'),
  "scene": zod.uuid().describe('The scene'),
  "aroll": zod.uuid().optional().describe('The A-roll; left out, the scene\'s first one'),
  "custom_query": zod.string().max(setStockRequestCustomQueryMax).optional().describe('The search words that found it'),
  "stock_type": zod.enum(['images', 'videos']).default(setStockRequestStockTypeDefault).describe('Kind of stock'),
  "stock_data": StockChoice
}).describe('A stock item and the A-roll that shows it');

export type SetStockRequest = zod.input<typeof SetStockRequest>;
export type SetStockRequestOutput = zod.output<typeof SetStockRequest>;
