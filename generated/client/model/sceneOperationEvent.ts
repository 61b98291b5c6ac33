/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Realtime event that ends it, with `error` when it failed
 */
export type SceneOperationEvent = typeof SceneOperationEvent[keyof typeof SceneOperationEvent];


export const SceneOperationEvent = {
  'scene-split': 'scene-split',
  'scene-merged': 'scene-merged',
  'scene-audio-transcribed': 'scene-audio-transcribed',
} as const;
