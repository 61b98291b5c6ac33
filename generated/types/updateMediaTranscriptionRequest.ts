/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TranscribedWord } from './transcribedWord.ts';

/**
 * The corrected words
 */
export interface UpdateMediaTranscriptionRequest {
  /**
     * All words in order, ms from the start of the recording
     * @maxItems 50000
     */
  words: TranscribedWord[];
  /**
     * What `words` were written over; when there are others by now, nothing is changed
     * @maxItems 50000
     */
  base_words?: TranscribedWord[];
}
