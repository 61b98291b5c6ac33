/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SetStockRequestStockType } from './setStockRequestStockType.ts';
import type { StockChoice } from './stockChoice.ts';

/**
 * A stock item and the A-roll that shows it
 */
export interface SetStockRequest {
  /** The story */
  story: string;
  /** The scene */
  scene: string;
  /** The A-roll; left out, the scene's first one */
  aroll?: string;
  /**
     * Words it was found with
     * @maxLength 200
     */
  custom_query?: string;
  /** Kind of stock */
  stock_type?: SetStockRequestStockType;
  stock_data: StockChoice;
}
