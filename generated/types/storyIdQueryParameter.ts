/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The story
 */
export type StoryIdQueryParameter = string;
