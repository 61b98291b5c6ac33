/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Run it again at once, or give it up with what that gives back
 */
export type JobSettlement = typeof JobSettlement[keyof typeof JobSettlement];


export const JobSettlement = {
  RETRY: 'RETRY',
  RELEASE: 'RELEASE',
} as const;
