/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whom the terms of a stock file name, as the end of a film shows it
 */
export interface EndCredit {
  /**
     * Who made it
     * @maxLength 200
     */
  author: string;
  /**
     * Where it was found, for example Pexels
     * @maxLength 200
     */
  library: string;
  /**
     * What it may be used under, for example CC BY 4.0
     * @minLength 1
     * @maxLength 200
     */
  licence: string;
}
