/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is being done
 */
export type SceneOperationOperation = typeof SceneOperationOperation[keyof typeof SceneOperationOperation];


export const SceneOperationOperation = {
  SPLIT: 'SPLIT',
  MERGE: 'MERGE',
  TRANSCRIBE: 'TRANSCRIBE',
} as const;
