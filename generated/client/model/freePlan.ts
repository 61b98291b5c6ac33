/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is free
 */
export interface FreePlan {
  /** Name of the plan */
  name: string;
  /**
     * Credits of a new account
     * @minimum 0
     * @maximum 1000000000
     */
  starting_credits: number;
  /**
     * Longest video, seconds
     * @minimum 0
     * @maximum 86400
     */
  max_video_seconds: number;
  /**
     * Most projects
     * @minimum 0
     * @maximum 2147483647
     */
  max_projects: number;
  /**
     * Most stories, archived ones included
     * @minimum 0
     * @maximum 2147483647
     */
  max_stories: number;
}
