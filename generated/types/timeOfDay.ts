/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * When a segment plays
 */
export type TimeOfDay = typeof TimeOfDay[keyof typeof TimeOfDay];


export const TimeOfDay = {
  DAY: 'DAY',
  NIGHT: 'NIGHT',
  DAWN: 'DAWN',
  MORNING: 'MORNING',
  AFTERNOON: 'AFTERNOON',
  EVENING: 'EVENING',
  DUSK: 'DUSK',
  CONTINUOUS: 'CONTINUOUS',
} as const;
