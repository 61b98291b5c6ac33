/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A stretch of a recording between two silences, found by its sound
 */
export interface RecordingPhrase {
  /**
     * When it begins, ms from the start of the recording
     * @minimum 0
     * @maximum 86400000
     */
  start: number;
  /**
     * When it ends, ms from the start of the recording
     * @minimum 0
     * @maximum 86400000
     */
  end: number;
}
