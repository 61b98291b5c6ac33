/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A folder of stories
 */
export interface Project {
  /** The project; the same value as `project_id` */
  id: string;
  /** The project */
  project_id: string;
  /**
     * Name as people read it
     * @maxLength 2000
     */
  name: string;
  /**
     * How many stories it holds, archived ones left out
     * @minimum 0
     * @maximum 2147483647
     */
  story_count: number;
  /**
     * How many archived stories it holds
     * @minimum 0
     * @maximum 2147483647
     */
  archived_count: number;
  /**
     * Small picture of its newest story
     * @maxLength 8192
     * @nullable
     */
  thumbnail_url: string | null;
  /** When it was made */
  created_at: string;
  /** When it or one of its stories last changed */
  updated_at: string;
}
