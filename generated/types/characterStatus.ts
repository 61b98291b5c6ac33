/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * draft until the person publishes it; only then a portrait is made
 */
export type CharacterStatus = typeof CharacterStatus[keyof typeof CharacterStatus];


export const CharacterStatus = {
  draft: 'draft',
  published: 'published',
} as const;
