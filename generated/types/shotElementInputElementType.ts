/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The kind of element
 */
export type ShotElementInputElementType = typeof ShotElementInputElementType[keyof typeof ShotElementInputElementType];


export const ShotElementInputElementType = {
  SHOT: 'SHOT',
} as const;
