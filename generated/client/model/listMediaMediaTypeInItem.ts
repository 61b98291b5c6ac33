/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListMediaMediaTypeInItem = typeof ListMediaMediaTypeInItem[keyof typeof ListMediaMediaTypeInItem];


export const ListMediaMediaTypeInItem = {
  image: 'image',
  video: 'video',
  audio: 'audio',
} as const;
