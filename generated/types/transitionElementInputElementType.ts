/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The kind of element
 */
export type TransitionElementInputElementType = typeof TransitionElementInputElementType[keyof typeof TransitionElementInputElementType];


export const TransitionElementInputElementType = {
  TRANSITION: 'TRANSITION',
} as const;
