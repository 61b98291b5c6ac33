/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StorySummary } from './storySummary.ts';

/**
 * One page of the person's stories, the newest change first
 */
export interface StoryPage {
  /**
     * How many stories match in all
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
     * Stories per page
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
     * The stories of this page
     * @maxItems 10000
     */
  results: StorySummary[];
}
