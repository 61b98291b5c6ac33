/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ACTION tells what is seen, DIALOGUE what a character says, SHOT what the camera does, TRANSITION how the segment ends
 */
export type ElementType = typeof ElementType[keyof typeof ElementType];


export const ElementType = {
  ACTION: 'ACTION',
  DIALOGUE: 'DIALOGUE',
  SHOT: 'SHOT',
  TRANSITION: 'TRANSITION',
} as const;
