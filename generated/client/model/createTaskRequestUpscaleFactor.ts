/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many times larger each side becomes
 */
export type CreateTaskRequestUpscaleFactor = typeof CreateTaskRequestUpscaleFactor[keyof typeof CreateTaskRequestUpscaleFactor];


export const CreateTaskRequestUpscaleFactor = {
  NUMBER_2: 2,
  NUMBER_4: 4,
} as const;
