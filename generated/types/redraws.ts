/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Pictures that would be drawn anew, as `generateWholeLongStoryVideo` does, all or those that failed
 */
export type Redraws = typeof Redraws[keyof typeof Redraws];


export const Redraws = {
  ALL: 'ALL',
  FAILED: 'FAILED',
} as const;
