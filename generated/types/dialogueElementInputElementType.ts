/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The kind of element
 */
export type DialogueElementInputElementType = typeof DialogueElementInputElementType[keyof typeof DialogueElementInputElementType];


export const DialogueElementInputElementType = {
  DIALOGUE: 'DIALOGUE',
} as const;
