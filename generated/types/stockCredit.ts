/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who made a file out of somebody's library, and under which terms it may be used
 */
export interface StockCredit {
  /**
     * Who made it
     * @maxLength 200
     */
  author: string;
  /**
     * Who that is; null where the library does not say
     * @maxLength 8192
     * @nullable
     */
  author_url: string | null;
  /**
     * Where it was found, for example Pexels
     * @maxLength 200
     */
  library: string;
  /**
     * Where it stands there
     * @maxLength 8192
     */
  page_url: string;
  /**
     * What it may be used under, for example CC BY 4.0
     * @minLength 1
     * @maxLength 200
     */
  licence: string;
  /**
     * The terms; null where the library does not say
     * @maxLength 8192
     * @nullable
     */
  licence_url: string | null;
}
