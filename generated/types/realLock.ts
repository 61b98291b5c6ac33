/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why something is not made by a real engine. EDITED: a person worked on it or brought it, and that would be lost; IN_WORK: it is being made; MADE: a real engine made it; NO_VOICE: the engine has no voice of this language
 */
export type RealLock = typeof RealLock[keyof typeof RealLock];


export const RealLock = {
  EDITED: 'EDITED',
  IN_WORK: 'IN_WORK',
  MADE: 'MADE',
  NO_VOICE: 'NO_VOICE',
} as const;
