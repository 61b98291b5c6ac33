/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { RecordingPhrase } from './recordingPhrase.ts';
import type { TranscribedWord } from './transcribedWord.ts';

/**
 * The words heard in a recording or video
 */
export interface MediaTranscription {
  /** The transcription */
  media_transcription_id: string;
  /** The media */
  media_id: string;
  language: Language;
  /**
     * All words as one text
     * @maxLength 400000
     */
  text: string;
  /**
     * The words in order; none while the engine, which does not understand speech, waits for a person to write them
     * @maxItems 50000
     */
  words: TranscribedWord[];
  /**
     * Where somebody speaks, in order
     * @maxItems 10000
     */
  phrases: RecordingPhrase[];
  /** When it was made */
  created_at: string;
}
