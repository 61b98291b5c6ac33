/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What Google Identity handed out
 */
export interface LinkGoogleRequest {
  /**
     * Google ID token or access token; its audience is checked
     * @minLength 10
     * @maxLength 4096
     */
  access_token: string;
}
