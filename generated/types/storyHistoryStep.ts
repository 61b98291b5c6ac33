/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoryDocument } from './storyDocument.ts';
import type { StoryEdit } from './storyEdit.ts';

/**
 * The story after an undo or redo
 */
export interface StoryHistoryStep {
  edit: StoryEdit;
  /** Whether there is more to undo */
  can_undo: boolean;
  /** Whether there is more to redo */
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
  story: StoryDocument;
}
