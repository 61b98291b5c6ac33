/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is free
 */
export interface FreePlan {
  /** Name of the plan */
  name: string;
  /** Credits of a new account */
  starting_credits: number;
  /** Longest video, seconds */
  max_video_seconds: number;
  /** Most projects */
  max_projects: number;
  /** Most stories that are not archived */
  max_stories: number;
}
