/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many times larger each side becomes
 */
export type TaskWishUpscaleFactor = typeof TaskWishUpscaleFactor[keyof typeof TaskWishUpscaleFactor];


export const TaskWishUpscaleFactor = {
  NUMBER_2: 2,
  NUMBER_4: 4,
} as const;
