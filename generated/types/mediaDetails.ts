/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';
import type { MediaTranscription } from './mediaTranscription.ts';

/**
 * A media with what was heard in it
 */
export type MediaDetails = Media & ({
  /** What was heard; null when it was not asked for or not transcribed */
  transcription: MediaTranscription | null;
});
