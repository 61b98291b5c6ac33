/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How much is said in one scene
 */
export type CreateStoryRequestSceneSize = typeof CreateStoryRequestSceneSize[keyof typeof CreateStoryRequestSceneSize];


export const CreateStoryRequestSceneSize = {
  SHORT: 'SHORT',
  MEDIUM: 'MEDIUM',
  LONG: 'LONG',
} as const;
