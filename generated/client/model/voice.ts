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
  /** What scenes store as `language_and_voice_code` */
  voice_code: string;
  /** Name to show */
  name: string;
  language: Language;
  gender: VoiceGender;
  /** How it sounds, in words */
  description: string;
  /**
     * Address of a spoken sample; null when there is none
     * @nullable
     */
  sample_url: string | null;
  /** Emotions the voice can speak with */
  emotions: Emotion[];
  /** Engine that speaks, for example Built-in draft engine */
  provider: string;
  /** Whether the voice needs no network */
  is_built_in: boolean;
}
