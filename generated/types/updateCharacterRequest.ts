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
     * @maxLength 100
     */
  call_name?: string;
  /**
     * What `call_name` was written over; when the character is called something else by now, nothing is changed
     * @maxLength 100
     */
  base_call_name?: string;
  role?: CharacterRole;
  /**
     * How the character looks
     * @minLength 0
     * @maxLength 2000
     */
  description?: string;
  /**
     * What `description` was written over; when the character looks different by now, nothing is changed
     * @maxLength 2000
     */
  base_description?: string;
  /**
     * Id of the voice that speaks for it
     * @minLength 1
     * @maxLength 100
     */
  language_and_voice_code?: string;
}
