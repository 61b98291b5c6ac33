/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoryVersion } from './storyVersion.ts';

/**
 * One page of the story's versions, the newest first
 */
export interface StoryVersionPage {
  /**
     * How many versions there are in all
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
     * Versions per page
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
     * The versions of this page
     * @maxItems 10000
     */
  results: StoryVersion[];
}
