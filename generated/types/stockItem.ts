/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StockCredit } from './stockCredit.ts';
import type { StockType } from './stockType.ts';

/**
 * A picture or clip of the stock library
 */
export interface StockItem {
  /**
     * The item; always the same for the same picture
     * @maxLength 2000
     */
  id: string;
  stock_type: StockType;
  /**
     * What it shows
     * @maxLength 2000
     */
  title: string;
  /**
     * Words it is found by
     * @maxItems 10000
     * @items.maxLength 2000
     */
  tags: string[];
  /**
     * Small still
     * @maxLength 8192
     */
  thumbnail_url: string;
  /**
     * Width of the whole, px
     * @minimum 0
     * @maximum 100000
     */
  width: number;
  /**
     * Height of the whole, px
     * @minimum 0
     * @maximum 100000
     */
  height: number;
  /**
     * Length, ms; null for a picture
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  duration_ms: number | null;
  /**
     * Whose library it is, for example Built-in draft library
     * @minLength 1
     * @maxLength 2000
     */
  source_label: string;
  /** Whom to name; null for what the built-in library draws */
  credit: StockCredit | null;
}
