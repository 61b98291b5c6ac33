/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Credits charged on a day for an action
 */
export interface UsageDay {
  /** The day, in UTC */
  day: string;
  /**
     * Action of the cost table
     * @maxLength 2000
     */
  action: string;
  /**
     * The action in words
     * @minLength 1
     * @maxLength 2000
     */
  label: string;
  /**
     * Credits charged, what was given back taken off
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
}
