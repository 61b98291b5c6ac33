/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What becomes of what it has learned
 */
export interface StopLoraRequest {
  /** true: the best checkpoint becomes the model, and the training is paid; false: nothing is kept and nothing is charged */
  keep: boolean;
}
