/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryDocument } from './storyDocument.zod.ts';
import { StoryEdit } from './storyEdit.zod.ts';

export const storyHistoryStepUndoLabelMax = 2000;

export const storyHistoryStepRedoLabelMax = 2000;



export const StoryHistoryStep = zod.object({
  "edit": StoryEdit,
  "can_undo": zod.boolean().describe('Whether there is more to undo'),
  "can_redo": zod.boolean().describe('Whether there is more to redo'),
  "undo_label": zod.string().max(storyHistoryStepUndoLabelMax).nullable().describe('The next undo; null when there is none'),
  "redo_label": zod.string().max(storyHistoryStepRedoLabelMax).nullable().describe('The next redo; null when there is none'),
  "story": StoryDocument
}).describe('The story after an undo or redo');

export type StoryHistoryStep = zod.input<typeof StoryHistoryStep>;
export type StoryHistoryStepOutput = zod.output<typeof StoryHistoryStep>;
