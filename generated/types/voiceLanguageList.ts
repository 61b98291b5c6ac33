/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VoiceLanguage } from './voiceLanguage.ts';

/**
 * Voices by language
 */
export interface VoiceLanguageList {
  /**
     * Sorted by name
     * @maxItems 10000
     */
  languages: VoiceLanguage[];
  /**
     * Voice of new scenes
     * @maxLength 2000
     */
  default_voice_code: string;
}
