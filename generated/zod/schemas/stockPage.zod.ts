/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StockItem } from './stockItem.zod.ts';

export const stockPageCountMin = 0;
export const stockPageCountMax = 2147483647;

export const stockPagePageMin = 0;
export const stockPagePageMax = 2147483647;

export const stockPagePageSizeMin = 0;
export const stockPagePageSizeMax = 2147483647;

export const stockPageNextPageMin = 0;
export const stockPageNextPageMax = 2147483647;

export const stockPageResultsMax = 10000;



export const StockPage = zod.object({
  "count": zod.int().min(stockPageCountMin).max(stockPageCountMax).describe('How many items match in all'),
  "page": zod.int().min(stockPagePageMin).max(stockPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(stockPagePageSizeMin).max(stockPagePageSizeMax).describe('Items per page'),
  "next_page": zod.int().min(stockPageNextPageMin).max(stockPageNextPageMax).nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(StockItem).max(stockPageResultsMax).describe('The items of this page')
}).describe('One page of stock');

export type StockPage = zod.input<typeof StockPage>;
export type StockPageOutput = zod.output<typeof StockPage>;
