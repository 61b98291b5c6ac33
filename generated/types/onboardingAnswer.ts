/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One answer
 */
export interface OnboardingAnswer {
  /**
     * Which question, for example goal
     * @minLength 1
     * @maxLength 100
     */
  key: string;
  /**
     * The answer
     * @maxLength 1000
     */
  value: string;
}
