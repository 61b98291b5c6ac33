/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is copied and who gets it
 */
export interface DuplicateTemplateInAnotherAccountRequest {
  /** The story */
  story_id: string;
  /**
     * Address of the account that gets the copy
     * @maxLength 254
     */
  email: string;
}
