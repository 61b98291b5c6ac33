/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StockItem } from './stockItem.ts';

/**
 * One page of stock
 */
export interface StockPage {
  /**
     * How many items match in all
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
  /**
     * This page, from 1
     * @minimum 0
     * @maximum 2147483647
     */
  page: number;
  /**
     * Items per page
     * @minimum 0
     * @maximum 2147483647
     */
  page_size: number;
  /**
     * The page that follows; null on the last one
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  next_page: number | null;
  /**
     * The items of this page
     * @maxItems 10000
     */
  results: StockItem[];
}
