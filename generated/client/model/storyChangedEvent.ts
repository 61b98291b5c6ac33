/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The story was changed, here or in another tab
 */
export interface StoryChangedEvent {
  /** The story */
  story_id: string;
  /** Revision of the story now */
  revision: number;
  /** Scenes that changed; empty when the story itself did */
  scene_ids: string[];
  /** Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
  seq?: number;
}
