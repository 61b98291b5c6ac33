/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Pictures that would be drawn anew, as `generateWholeLongStoryVideo` does, all or those that failed; left out, what `submitStory` would make
 */
export type EstimateCreditsForStoryRequestRedraws = typeof EstimateCreditsForStoryRequestRedraws[keyof typeof EstimateCreditsForStoryRequestRedraws];


export const EstimateCreditsForStoryRequestRedraws = {
  ALL: 'ALL',
  FAILED: 'FAILED',
} as const;
