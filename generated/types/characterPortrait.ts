/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';
import type { PortraitGenerationStatus } from './portraitGenerationStatus.ts';

/**
 * The portrait of a character
 */
export interface CharacterPortrait {
  /** The portrait; null until one is made */
  portrait: Media | null;
  portrait_generation_status: PortraitGenerationStatus;
  /**
     * Why the last portrait failed; null when it did not
     * @maxLength 2000
     * @nullable
     */
  portrait_error: string | null;
}
