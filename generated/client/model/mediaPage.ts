/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';

/**
 * One page of the person's media, the newest first
 */
export interface MediaPage {
  /** How many media match in all */
  count: number;
  /** This page, from 1 */
  page: number;
  /** Media per page */
  page_size: number;
  /**
     * The page that follows; null on the last one
     * @nullable
     */
  next_page: number | null;
  /** The media of this page */
  results: Media[];
}
