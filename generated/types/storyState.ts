/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * DRAFT is being prepared, GENERATING is being written, spoken or illustrated, COMPLETED can be played whole, FAILED stopped on the way and keeps what was made
 */
export type StoryState = typeof StoryState[keyof typeof StoryState];


export const StoryState = {
  DRAFT: 'DRAFT',
  GENERATING: 'GENERATING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
} as const;
