/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A picture that was drawn to see what a model has learned
 */
export interface LoraSample {
  /**
     * The same for every checkpoint
     * @maxLength 2000
     */
  prompt: string;
  /**
     * The same for every checkpoint
     * @minimum 0
     * @maximum 4294967295
     */
  seed: number;
  /**
     * How strongly the model drew; 0 is without it
     * @minimum 0
     * @maximum 2
     */
  weight: number;
  /**
     * The picture
     * @maxLength 8192
     */
  url: string;
}
