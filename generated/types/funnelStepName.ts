/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A step on the way
 */
export type FunnelStepName = typeof FunnelStepName[keyof typeof FunnelStepName];


export const FunnelStepName = {
  SIGNED_UP: 'SIGNED_UP',
  VERIFIED: 'VERIFIED',
  COMPLETED_PROFILE: 'COMPLETED_PROFILE',
  CREATED_STORY: 'CREATED_STORY',
  GENERATED_STORY: 'GENERATED_STORY',
  EXPORTED_VIDEO: 'EXPORTED_VIDEO',
  SUBSCRIBED: 'SUBSCRIBED',
} as const;
