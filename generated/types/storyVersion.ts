/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A named point in the story's log
 */
export interface StoryVersion {
  /** The version */
  version_id: string;
  /** The story */
  story_id: string;
  /**
     * Name as people read it
     * @maxLength 2000
     */
  name: string;
  /** Whether it was kept by itself, before a restore or a new generation */
  is_automatic: boolean;
  /**
     * The story's revision it stands for
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /**
     * How many scenes it had
     * @minimum 0
     * @maximum 10000
     */
  scenes_total: number;
  /**
     * Its length, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * Small picture of its first scene
     * @maxLength 8192
     * @nullable
     */
  thumbnail_url: string | null;
  /** When it was kept */
  created_at: string;
}
