/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The kind of element
 */
export type ActionElementInputElementType = typeof ActionElementInputElementType[keyof typeof ActionElementInputElementType];


export const ActionElementInputElementType = {
  ACTION: 'ACTION',
} as const;
