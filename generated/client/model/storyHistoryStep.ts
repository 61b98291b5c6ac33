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
  story: StoryDocument;
}
