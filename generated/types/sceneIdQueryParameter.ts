/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The scene
 */
export type SceneIdQueryParameter = string;
