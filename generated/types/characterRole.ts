/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Somebody who is seen, or the voice that tells the story
 */
export type CharacterRole = typeof CharacterRole[keyof typeof CharacterRole];


export const CharacterRole = {
  Character: 'Character',
  Narrator: 'Narrator',
} as const;
