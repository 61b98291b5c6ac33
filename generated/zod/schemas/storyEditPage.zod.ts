/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryEdit } from './storyEdit.zod.ts';

export const storyEditPageCountMin = 0;
export const storyEditPageCountMax = 2147483647;

export const storyEditPagePageMin = 0;
export const storyEditPagePageMax = 2147483647;

export const storyEditPagePageSizeMin = 0;
export const storyEditPagePageSizeMax = 2147483647;

export const storyEditPageNextPageMin = 0;
export const storyEditPageNextPageMax = 2147483647;

export const storyEditPageUndoLabelMax = 2000;

export const storyEditPageRedoLabelMax = 2000;

export const storyEditPageResultsMax = 10000;



export const StoryEditPage = zod.object({
  "count": zod.int().min(storyEditPageCountMin).max(storyEditPageCountMax).describe('How many edits there are in all'),
  "page": zod.int().min(storyEditPagePageMin).max(storyEditPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(storyEditPagePageSizeMin).max(storyEditPagePageSizeMax).describe('Edits per page'),
  "next_page": zod.int().min(storyEditPageNextPageMin).max(storyEditPageNextPageMax).nullable().describe('The page that follows; null on the last one'),
  "can_undo": zod.boolean().describe('Whether the caller has an edit to undo'),
  "can_redo": zod.boolean().describe('Whether the caller has an undone edit to redo'),
  "undo_label": zod.string().max(storyEditPageUndoLabelMax).nullable().describe('The next undo; null when there is none'),
  "redo_label": zod.string().max(storyEditPageRedoLabelMax).nullable().describe('The next redo; null when there is none'),
  "results": zod.array(StoryEdit).max(storyEditPageResultsMax).describe('The edits of this page')
}).describe('One page of the story\'s log, the newest edit first');

export type StoryEditPage = zod.input<typeof StoryEditPage>;
export type StoryEditPageOutput = zod.output<typeof StoryEditPage>;
