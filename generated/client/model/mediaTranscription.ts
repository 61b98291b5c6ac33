/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { SceneCaption } from './sceneCaption.ts';

/**
 * The words heard in a recording or video
 */
export interface MediaTranscription {
  /** The transcription */
  media_transcription_id: string;
  /** The media */
  media_id: string;
  language: Language;
  /** All words as one text */
  text: string;
  /** The words in order, ms from the start of the recording */
  words: SceneCaption[];
  /** When it was made */
  created_at: string;
}
