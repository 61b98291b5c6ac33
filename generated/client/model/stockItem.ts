/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
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
  /** Width of the whole, px */
  width: number;
  /** Height of the whole, px */
  height: number;
  /**
     * Length, ms; null for a picture
     * @nullable
     */
  duration_ms: number | null;
  /** Whose library it is, for example Built-in draft stock */
  source_label: string;
}
