/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The character it becomes
 */
export interface MapCharacterRequest {
  /** An existing character: of another story of the person, or one that comes with the product */
  character_id: string;
}
