/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many times larger each side becomes
 */
export type TaskWishUpscaleFactor = typeof TaskWishUpscaleFactor[keyof typeof TaskWishUpscaleFactor];


export const TaskWishUpscaleFactor = {
  TWICE: 2,
  FOUR_TIMES: 4,
} as const;
