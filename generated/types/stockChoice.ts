/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The stock item that was picked
 */
export interface StockChoice {
  /**
     * The item
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /**
     * What it shows; becomes the file's name
     * @maxLength 300
     */
  title?: string;
}
