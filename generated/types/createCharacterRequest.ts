/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CharacterRole } from './characterRole.ts';

/**
 * A new member of the cast
 */
export interface CreateCharacterRequest {
  /**
     * What the character is called
     * @minLength 1
     * @maxLength 100
     */
  call_name: string;
  /** left out: Character */
  role?: CharacterRole;
  /**
     * How the character looks
     * @minLength 0
     * @maxLength 2000
     */
  description?: string;
  /**
     * Id of the voice that speaks for it
     * @minLength 1
     * @maxLength 100
     */
  language_and_voice_code?: string;
}
