/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const storyChangedEventRevisionMin = 0;
export const storyChangedEventRevisionMax = 2147483647;

export const storyChangedEventSceneIdsMax = 10000;

export const storyChangedEventOriginMax = 2000;

export const storyChangedEventUndoLabelMax = 2000;

export const storyChangedEventRedoLabelMax = 2000;

export const storyChangedEventSeqMin = 0;
export const storyChangedEventSeqMax = 2147483647;



export const StoryChangedEvent = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "revision": zod.int().min(storyChangedEventRevisionMin).max(storyChangedEventRevisionMax).describe('Revision of the story now'),
  "scene_ids": zod.array(zod.uuid()).max(storyChangedEventSceneIdsMax).describe('Scenes that changed; empty when the story itself did'),
  "origin": zod.string().max(storyChangedEventOriginMax).nullish().describe('Idempotency-Key of the call that did it, so that a client knows its own edits; null or absent without one'),
  "undo_label": zod.string().max(storyChangedEventUndoLabelMax).nullish().describe('The next undo; null when there is none. Absent when the log did not change'),
  "redo_label": zod.string().max(storyChangedEventRedoLabelMax).nullish().describe('The next redo; null when there is none. Absent when the log did not change'),
  "seq": zod.int().min(storyChangedEventSeqMin).max(storyChangedEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('The story was changed, here or in another tab');

export type StoryChangedEvent = zod.input<typeof StoryChangedEvent>;
export type StoryChangedEventOutput = zod.output<typeof StoryChangedEvent>;
