/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An edit of the story
 */
export interface DebugEdit {
  /** The edit */
  edit_id: string;
  /**
     * Revision of the story that it made
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /**
     * What was done, in words of the product
     * @maxLength 2000
     */
  label: string;
  /** Whether it was taken back */
  is_undone: boolean;
  /** When */
  created_at: string;
}
