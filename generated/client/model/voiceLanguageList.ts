/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VoiceLanguage } from './voiceLanguage.ts';

/**
 * Voices by language
 */
export interface VoiceLanguageList {
  /** Sorted by name */
  languages: VoiceLanguage[];
  /** Voice of new scenes */
  default_voice_code: string;
}
