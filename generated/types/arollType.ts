/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the A-roll shows a picture or a video
 */
export type ArollType = typeof ArollType[keyof typeof ArollType];


export const ArollType = {
  ImageARoll: 'ImageARoll',
  VideoARoll: 'VideoARoll',
} as const;
