/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the company says of itself
 */
export interface DraftCompanyInfoRequest {
  /**
     * For example the page about the company, as pasted
     * @minLength 1
     * @maxLength 20000
     */
  text: string;
}
