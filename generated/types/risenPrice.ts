/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What work costs now, where the person was shown less
 */
export interface RisenPrice {
  /**
     * What the person was shown that it costs at most, credits
     * @minimum 0
     * @maximum 1000000000
     */
  shown: number;
  /**
     * What it costs at most now, credits; named in `Most-Credits` to go on with that
     * @minimum 0
     * @maximum 1000000000
     */
  most: number;
}
