/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whom the terms of a stock file name, as the end of a film shows it
 */
export interface EndCredit {
  /** Who made it */
  author: string;
  /** Where it was found, for example Pexels */
  library: string;
  /** What it may be used under, for example CC BY 4.0 */
  licence: string;
}
