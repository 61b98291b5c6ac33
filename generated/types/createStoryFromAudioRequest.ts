/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The recording a story begins with
 */
export interface CreateStoryFromAudioRequest {
  /** An uploaded recording */
  media_id: string;
  /** Project that will hold the story */
  project_id?: string;
  /** Story that takes the recording; left out, a new one is made */
  storyId?: string;
}
