/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which list of the staff pages
 */
export type StaffGrid = typeof StaffGrid[keyof typeof StaffGrid];


export const StaffGrid = {
  USAGE: 'USAGE',
  GENERATIONS: 'GENERATIONS',
  QUALITY: 'QUALITY',
  PREMIUM: 'PREMIUM',
  PARTNER: 'PARTNER',
  PERSON: 'PERSON',
  TRAIL: 'TRAIL',
} as const;
