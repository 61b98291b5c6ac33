/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many times larger each side becomes
 */
export type UpscaleFactor = typeof UpscaleFactor[keyof typeof UpscaleFactor];


export const UpscaleFactor = {
  TWICE: 2,
  FOUR_TIMES: 4,
} as const;
