/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StockCredit } from './stockCredit.ts';
import type { StockType } from './stockType.ts';

/**
 * A picture or clip of the stock library
 */
export interface StockItem {
  /** The item; always the same for the same picture */
  id: string;
  stock_type: StockType;
  /** What it shows */
  title: string;
  /** Words it is found by */
  tags: string[];
  /** Small still */
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
  /** Whose library it is, for example Built-in draft library */
  source_label: string;
  /** Whom to name; null for what the built-in library draws */
  credit: StockCredit | null;
}
