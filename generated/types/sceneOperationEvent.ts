/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Realtime event that ends it, with `error` when it failed
 */
export type SceneOperationEvent = typeof SceneOperationEvent[keyof typeof SceneOperationEvent];


export const SceneOperationEvent = {
  SCENE_SPLIT: 'scene-split',
  SCENE_MERGED: 'scene-merged',
  SCENE_AUDIO_TRANSCRIBED: 'scene-audio-transcribed',
} as const;
