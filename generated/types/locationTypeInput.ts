/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the segment plays: inside, outside, or both
 */
export type LocationTypeInput = typeof LocationTypeInput[keyof typeof LocationTypeInput];


export const LocationTypeInput = {
  INT: 'INT',
  EXT: 'EXT',
  INT_EXT: 'INT_EXT',
} as const;
