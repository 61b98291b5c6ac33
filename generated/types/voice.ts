/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Emotion } from './emotion.ts';
import type { Language } from './language.ts';
import type { VoiceGender } from './voiceGender.ts';

/**
 * A voice
 */
export interface Voice {
  /**
     * What scenes store as `language_and_voice_code`
     * @maxLength 2000
     */
  voice_code: string;
  /**
     * Name to show
     * @minLength 1
     * @maxLength 2000
     */
  name: string;
  language: Language;
  gender: VoiceGender;
  /**
     * How it sounds, in words
     * @maxLength 400000
     */
  description: string;
  /**
     * Address of a spoken sample; null when there is none
     * @maxLength 8192
     * @nullable
     */
  sample_url: string | null;
  /**
     * Emotions the voice can speak with
     * @maxItems 10000
     */
  emotions: Emotion[];
  /**
     * Engine that speaks, for example Built-in draft engine
     * @minLength 1
     * @maxLength 2000
     */
  provider: string;
  /** Whether the voice needs no network */
  is_built_in: boolean;
}
