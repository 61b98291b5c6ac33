/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The story was changed, here or in another tab
 */
export interface StoryChangedEvent {
  /** The story */
  story_id: string;
  /**
     * Revision of the story now
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /**
     * Scenes that changed; empty when the story itself did
     * @maxItems 10000
     */
  scene_ids: string[];
  /**
     * Idempotency-Key of the call that did it, so that a client knows its own edits; null or absent without one
     * @maxLength 2000
     * @nullable
     */
  origin?: string | null;
  /**
     * What undo would take back now; null when there is nothing. Absent when the log did not change
     * @maxLength 2000
     * @nullable
     */
  undo_label?: string | null;
  /**
     * What redo would do again now; null when there is nothing. Absent when the log did not change
     * @maxLength 2000
     * @nullable
     */
  redo_label?: string | null;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
