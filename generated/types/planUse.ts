/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the person has made, as plans count it
 */
export interface PlanUse {
  /**
     * Projects
     * @minimum 0
     * @maximum 2147483647
     */
  projects: number;
  /**
     * Stories, archived ones included
     * @minimum 0
     * @maximum 2147483647
     */
  stories: number;
  /**
     * Image styles of one's own
     * @minimum 0
     * @maximum 2147483647
     */
  image_styles: number;
  /**
     * Trained models, those that are still put together included
     * @minimum 0
     * @maximum 2147483647
     */
  trained_models: number;
}
