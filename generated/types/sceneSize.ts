/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How much is said in one scene
 */
export type SceneSize = typeof SceneSize[keyof typeof SceneSize];


export const SceneSize = {
  SHORT: 'SHORT',
  MEDIUM: 'MEDIUM',
  LONG: 'LONG',
} as const;
