/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a segment plays: inside, outside, or both
 */
export type LocationType = typeof LocationType[keyof typeof LocationType];


export const LocationType = {
  INT: 'INT',
  EXT: 'EXT',
  INT_EXT: 'INT_EXT',
} as const;
