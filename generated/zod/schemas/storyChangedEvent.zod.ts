/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StoryChangedEvent = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "revision": zod.int().describe('Revision of the story now'),
  "scene_ids": zod.array(zod.uuid()).describe('Scenes that changed; empty when the story itself did'),
  "origin": zod.string().nullish().describe('Idempotency-Key of the call that did it, so that a client knows its own edits; null without one'),
  "undo_label": zod.string().nullish().describe('What undo would take back now; null when there is nothing. Absent when the log did not change'),
  "redo_label": zod.string().nullish().describe('What redo would do again now; null when there is nothing. Absent when the log did not change'),
  "seq": zod.int().optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('The story was changed, here or in another tab');

export type StoryChangedEvent = zod.input<typeof StoryChangedEvent>;
export type StoryChangedEventOutput = zod.output<typeof StoryChangedEvent>;
