/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many times larger each side becomes
 */
export type CreateTaskRequestUpscaleFactor = typeof CreateTaskRequestUpscaleFactor[keyof typeof CreateTaskRequestUpscaleFactor];


export const CreateTaskRequestUpscaleFactor = {
  TWICE: 2,
  FOUR_TIMES: 4,
} as const;
