/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the file comes from
 */
export type MediaSource = typeof MediaSource[keyof typeof MediaSource];


export const MediaSource = {
  SYSTEM: 'SYSTEM',
  USER: 'USER',
  GENERATED: 'GENERATED',
  STOCK: 'STOCK',
} as const;
