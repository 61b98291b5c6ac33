/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoryEdit } from './storyEdit.ts';

/**
 * One page of the story's log, the newest edit first
 */
export interface StoryEditPage {
  /**
     * How many edits there are in all
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
     * Edits per page
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
  /** Whether the caller has an edit to undo */
  can_undo: boolean;
  /** Whether the caller has an undone edit to redo */
  can_redo: boolean;
  /**
     * What undo would take back; null when there is nothing
     * @maxLength 2000
     * @nullable
     */
  undo_label: string | null;
  /**
     * What redo would do again; null when there is nothing
     * @maxLength 2000
     * @nullable
     */
  redo_label: string | null;
  /**
     * The edits of this page
     * @maxItems 10000
     */
  results: StoryEdit[];
}
