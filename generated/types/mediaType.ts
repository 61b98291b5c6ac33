/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of file
 */
export type MediaType = typeof MediaType[keyof typeof MediaType];


export const MediaType = {
  image: 'image',
  video: 'video',
  audio: 'audio',
} as const;
