/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetStockRequestStockType } from './getStockRequestStockType.ts';

/**
 * A search in the stock library
 */
export interface GetStockRequest {
  /**
     * Words to look for; empty lists everything
     * @maxLength 200
     */
  query: string;
  /** The story; its shape comes first. Left out with the scene, it is looked for outside of a story */
  story_id?: string;
  /** The scene the visual is for; together with the story */
  scene_id?: string;
  /** Kind of stock */
  stock_type?: GetStockRequestStockType;
  /**
     * Page number, from 1
     * @minimum 1
     * @maximum 1000
     */
  page?: number;
}
