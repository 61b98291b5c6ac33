/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is to be brought up to date, and what it may cost
 */
export interface RegenerateStaleWorkRequest {
  /** The story */
  story_id: string;
  /**
     * What is to be made again, by `id`; left out, everything that can be
     * @minItems 1
     * @maxItems 10000
     * @items.maxLength 100
     */
  items?: string[];
  /**
     * The price that was shown; when it is higher by now nothing begins
     * @minimum 0
     * @maximum 1000000000
     */
  most_credits: number;
}
