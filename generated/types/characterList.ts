/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Character } from './character.ts';

/**
 * Characters, the narrator first
 */
export interface CharacterList {
  /**
     * Characters, the narrator first
     * @maxItems 10000
     */
  results: Character[];
}
