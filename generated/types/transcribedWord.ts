/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A word of a recording
 */
export interface TranscribedWord {
  /**
     * The word as it is shown
     * @minLength 1
     * @maxLength 300
     */
  word: string;
  /**
     * When the word begins, ms from the start of the recording
     * @minimum 0
     * @maximum 3600000
     */
  start: number;
  /**
     * When the word ends, ms from the start of the recording; never before `start`
     * @minimum 0
     * @maximum 3600000
     */
  end: number;
  /**
     * How sure the engine is of the word; left out where a person wrote it or the engine does not say
     * @minimum 0
     * @maximum 1
     */
  confidence?: number;
}
