/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { ImportStockRequestStockType } from './importStockRequestStockType.ts';
import type { StockChoice } from './stockChoice.ts';

/**
 * A stock item for one's media
 */
export interface ImportStockRequest {
  stock_data: StockChoice;
  /** Kind of stock */
  stock_type?: ImportStockRequestStockType;
  aspect_ratio?: AspectRatio;
}
