/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The payment provider's pages for one person
 */
export interface PortalSession {
  /**
     * Where they are
     * @maxLength 8192
     */
  url: string;
}
