/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * When the segment plays
 */
export type TimeOfDayInput = typeof TimeOfDayInput[keyof typeof TimeOfDayInput];


export const TimeOfDayInput = {
  DAY: 'DAY',
  NIGHT: 'NIGHT',
  DAWN: 'DAWN',
  MORNING: 'MORNING',
  AFTERNOON: 'AFTERNOON',
  EVENING: 'EVENING',
  DUSK: 'DUSK',
  CONTINUOUS: 'CONTINUOUS',
} as const;
