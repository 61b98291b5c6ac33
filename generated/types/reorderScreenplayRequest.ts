/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A move within the same list
 */
export interface ReorderScreenplayRequest {
  /**
     * Where it stands afterwards, from 0; beyond the end: last
     * @minimum 0
     * @maximum 10000
     */
  new_index: number;
}
