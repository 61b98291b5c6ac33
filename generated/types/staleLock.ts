/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why something is not made again by itself. EDITED: a person worked on it, and that would be lost; NO_VOICE: nobody here speaks it; IN_WORK: it is being made
 */
export type StaleLock = typeof StaleLock[keyof typeof StaleLock];


export const StaleLock = {
  EDITED: 'EDITED',
  NO_VOICE: 'NO_VOICE',
  IN_WORK: 'IN_WORK',
} as const;
