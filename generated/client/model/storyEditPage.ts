/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoryEdit } from './storyEdit.ts';

/**
 * One page of the story's log, the newest edit first
 */
export interface StoryEditPage {
  /** How many edits there are in all */
  count: number;
  /** This page, from 1 */
  page: number;
  /** Edits per page */
  page_size: number;
  /**
     * The page that follows; null on the last one
     * @nullable
     */
  next_page: number | null;
  /** Whether the caller has an edit to undo */
  can_undo: boolean;
  /** Whether the caller has an undone edit to redo */
  can_redo: boolean;
  /** The edits of this page */
  results: StoryEdit[];
}
