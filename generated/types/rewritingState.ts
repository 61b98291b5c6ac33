/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * NONE, nothing was written anew; WRITING; READY to be compared; TAKEN, something of it was taken and the rest can be still; FAILED
 */
export type RewritingState = typeof RewritingState[keyof typeof RewritingState];


export const RewritingState = {
  NONE: 'NONE',
  WRITING: 'WRITING',
  READY: 'READY',
  TAKEN: 'TAKEN',
  FAILED: 'FAILED',
} as const;
