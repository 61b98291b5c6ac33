/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * PENDING waits for its voice-over and picture, GENERATING is being made, COMPLETED has both, FAILED lacks one of them
 */
export type SceneState = typeof SceneState[keyof typeof SceneState];


export const SceneState = {
  PENDING: 'PENDING',
  GENERATING: 'GENERATING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
} as const;
