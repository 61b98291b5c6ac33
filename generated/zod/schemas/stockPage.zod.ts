/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StockItem } from './stockItem.zod.ts';

export const StockPage = zod.object({
  "count": zod.int().describe('How many items match in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Items per page'),
  "next_page": zod.int().nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(StockItem).describe('The items of this page')
}).describe('One page of stock');

export type StockPage = zod.input<typeof StockPage>;
export type StockPageOutput = zod.output<typeof StockPage>;
