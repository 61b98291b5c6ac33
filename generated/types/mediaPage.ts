/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';

/**
 * One page of the person's media, the newest first
 */
export interface MediaPage {
  /**
     * How many media match in all
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
     * Media per page
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
     * The media of this page
     * @maxItems 10000
     */
  results: Media[];
}
