/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One day
 */
export interface QualityDay {
  /** The day, UTC */
  date: string;
  /**
     * Reports of people
     * @minimum 0
     * @maximum 2147483647
     */
  reports: number;
  /**
     * Stories that failed
     * @minimum 0
     * @maximum 2147483647
     */
  failed_generations: number;
  /**
     * Tasks that failed
     * @minimum 0
     * @maximum 2147483647
     */
  failed_tasks: number;
  /**
     * Exports that failed
     * @minimum 0
     * @maximum 2147483647
     */
  failed_renders: number;
  /**
     * Pictures asked for again
     * @minimum 0
     * @maximum 2147483647
     */
  regenerated_images: number;
}
