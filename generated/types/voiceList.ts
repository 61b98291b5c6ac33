/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Voice } from './voice.ts';

/**
 * Every voice
 */
export interface VoiceList {
  /**
     * Sorted by language and name
     * @maxItems 10000
     */
  voices: Voice[];
}
