/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const storyEditLabelMax = 2000;

export const storyEditActorNameMax = 2000;

export const storyEditRevisionMin = 0;
export const storyEditRevisionMax = 2147483647;



export const StoryEdit = zod.object({
  "edit_id": zod.uuid().describe('The edit'),
  "label": zod.string().min(1).max(storyEditLabelMax).describe('The edit\'s label, for example Change the voice of scene 2'),
  "actor_name": zod.string().max(storyEditActorNameMax).describe('The editor'),
  "is_own": zod.boolean().describe('Whether the caller did it; only own edits can be undone'),
  "is_undone": zod.boolean().describe('Whether it was undone'),
  "revision": zod.int().min(storyEditRevisionMin).max(storyEditRevisionMax).describe('The story\'s revision after it'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was done')
}).describe('One change in the story\'s log');

export type StoryEdit = zod.input<typeof StoryEdit>;
export type StoryEditOutput = zod.output<typeof StoryEdit>;
