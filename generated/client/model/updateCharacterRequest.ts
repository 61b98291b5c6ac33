/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CharacterRole } from './characterRole.ts';

/**
 * What changes; the rest stays
 */
export interface UpdateCharacterRequest {
  /**
     * What the character is called
     * @minLength 1
     */
  call_name?: string;
  role?: CharacterRole;
  /**
     * How the character looks
     * @minLength 0
     */
  description?: string;
  /**
     * Id of the voice that speaks for it
     * @minLength 1
     */
  language_and_voice_code?: string;
}
