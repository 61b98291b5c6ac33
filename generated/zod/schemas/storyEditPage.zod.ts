/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryEdit } from './storyEdit.zod.ts';

export const StoryEditPage = zod.object({
  "count": zod.int().describe('How many edits there are in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Edits per page'),
  "next_page": zod.int().nullable().describe('The page that follows; null on the last one'),
  "can_undo": zod.boolean().describe('Whether the caller has an edit to undo'),
  "can_redo": zod.boolean().describe('Whether the caller has an undone edit to redo'),
  "undo_label": zod.string().nullable().describe('What undo would take back; null when there is nothing'),
  "redo_label": zod.string().nullable().describe('What redo would do again; null when there is nothing'),
  "results": zod.array(StoryEdit).describe('The edits of this page')
}).describe('One page of the story\'s log, the newest edit first');

export type StoryEditPage = zod.input<typeof StoryEditPage>;
export type StoryEditPageOutput = zod.output<typeof StoryEditPage>;
