/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far an A-roll moves
 */
export interface MoveArollRequest {
  /**
     * So many places; beyond the end means to the end
     * @minimum 1
     * @maximum 50
     */
  places?: number;
}
