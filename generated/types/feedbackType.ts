/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the feedback is about
 */
export type FeedbackType = typeof FeedbackType[keyof typeof FeedbackType];


export const FeedbackType = {
  GENERAL: 'GENERAL',
  BUG: 'BUG',
  FEATURE_REQUEST: 'FEATURE_REQUEST',
  QUALITY: 'QUALITY',
  BILLING: 'BILLING',
} as const;
