/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is free
 */
export interface FreePlan {
  /**
     * Name of the plan
     * @minLength 1
     * @maxLength 2000
     */
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
  /**
     * Most image styles of one's own
     * @minimum 0
     * @maximum 2147483647
     */
  max_image_styles: number;
  /**
     * Most trained models, those that are still put together included
     * @minimum 0
     * @maximum 2147483647
     */
  max_trained_models: number;
}
