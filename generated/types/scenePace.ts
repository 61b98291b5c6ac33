/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How fast the narration moves
 */
export type ScenePace = typeof ScenePace[keyof typeof ScenePace];


export const ScenePace = {
  SLOW: 'SLOW',
  MEDIUM: 'MEDIUM',
  FAST: 'FAST',
} as const;
