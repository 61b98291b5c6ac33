/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who made a file out of somebody's library, and under which terms it may be used
 */
export interface StockCredit {
  /** Who made it */
  author: string;
  /**
     * Who that is; null where the library does not say
     * @nullable
     */
  author_url: string | null;
  /** Where it was found, for example Pexels */
  library: string;
  /** Where it stands there */
  page_url: string;
  /** What it may be used under, for example CC BY 4.0 */
  licence: string;
  /**
     * The terms; null where the library does not say
     * @nullable
     */
  licence_url: string | null;
}
