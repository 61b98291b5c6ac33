/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CharacterRole } from './characterRole.ts';
import type { CharacterStatus } from './characterStatus.ts';
import type { Media } from './media.ts';
import type { PortraitGenerationStatus } from './portraitGenerationStatus.ts';

/**
 * A member of a story’s cast. A portrait is ready when `status` is published and `portrait_generation_status` is GENERATED; the narrator has none and is always complete
 */
export interface Character {
  /** The character; `speaker_story_character_id` of scenes and `character` of screenplay elements */
  id: string;
  /**
     * The story; null for the ones that come with the product
     * @nullable
     */
  story_id: string | null;
  /**
     * What the character is called
     * @maxLength 2000
     */
  call_name: string;
  role: CharacterRole;
  /**
     * How the character looks; goes into the picture prompts. Empty when not told
     * @maxLength 400000
     */
  description: string;
  /**
     * The voice that speaks for it; null: the voice of the scene
     * @maxLength 2000
     * @nullable
     */
  language_and_voice_code: string | null;
  status: CharacterStatus;
  /**
     * The existing character whose look and voice it took over; null when it has its own
     * @nullable
     */
  mapped_from: string | null;
  /** true for the ones that come with the product */
  is_system: boolean;
  /** The portrait; null until one is made, and for the narrator */
  portrait: Media | null;
  portrait_generation_status: PortraitGenerationStatus;
  /**
     * Why the last portrait failed, in words a person can read; null when it did not
     * @maxLength 2000
     * @nullable
     */
  portrait_error: string | null;
}
