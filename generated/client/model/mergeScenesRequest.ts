/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Two neighbours that become one
 */
export interface MergeScenesRequest {
  /** The story */
  story_id: string;
  /** The first scene; the merged scene takes its place */
  scene_id_one: string;
  /** The scene right after it */
  scene_id_two: string;
}
