/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StockItem } from './stockItem.ts';

/**
 * One page of stock
 */
export interface StockPage {
  /** How many items match in all */
  count: number;
  /** This page, from 1 */
  page: number;
  /** Items per page */
  page_size: number;
  /**
     * The page that follows; null on the last one
     * @nullable
     */
  next_page: number | null;
  /** The items of this page */
  results: StockItem[];
}
