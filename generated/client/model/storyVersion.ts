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
  /** Name as people read it */
  name: string;
  /** Whether it was kept by itself, before a restore or a new generation */
  is_automatic: boolean;
  /** The story's revision it stands for */
  revision: number;
  /** How many scenes it had */
  scenes_total: number;
  /** Its length, frames at 30 fps */
  duration_in_frames: number;
  /**
     * Small picture of its first scene
     * @nullable
     */
  thumbnail_url: string | null;
  /** When it was kept */
  created_at: string;
}
