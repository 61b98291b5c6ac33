/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Character } from './character.ts';

/**
 * A character of the story changed
 */
export interface StoryCharacterUpdateEvent {
  character: Character;
  /**
     * Why it failed; null or absent when it worked
     * @maxLength 2000
     * @nullable
     */
  error?: string | null;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
