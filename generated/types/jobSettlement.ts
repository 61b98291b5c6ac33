/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Run it again at once, give it up with what that gives back, or take its failure off the list of what needs a person
 */
export type JobSettlement = typeof JobSettlement[keyof typeof JobSettlement];


export const JobSettlement = {
  RETRY: 'RETRY',
  RELEASE: 'RELEASE',
  ACKNOWLEDGE: 'ACKNOWLEDGE',
} as const;
