/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChosenStockVisualSource } from './chosenStockVisualSource.ts';
import type { StockType } from './stockType.ts';
import type { VisualUse } from './visualUse.ts';

/**
 * An item of the stock library
 */
export interface ChosenStockVisual {
  /** Says that `stock_id` is picked */
  source: ChosenStockVisualSource;
  /**
     * The picked item
     * @minLength 1
     * @maxLength 200
     */
  stock_id: string;
  stock_type: StockType;
  use_as?: VisualUse;
  /**
     * When a B-roll appears, ms from the scene's start; not used for an A-roll
     * @minimum 0
     * @maximum 3600000
     */
  start_ms?: number;
  /**
     * How long it is shown, ms; left out, the scene is shared evenly
     * @minimum 100
     * @maximum 3600000
     */
  duration_ms?: number;
}
