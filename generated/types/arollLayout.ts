/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Area of the frame the A-roll takes. SPLIT_LEFT and SPLIT_RIGHT take half and leave the other half to the A-roll before it, PICTURE_IN_PICTURE takes a corner over it
 */
export type ArollLayout = typeof ArollLayout[keyof typeof ArollLayout];


export const ArollLayout = {
  FULL: 'FULL',
  SPLIT_LEFT: 'SPLIT_LEFT',
  SPLIT_RIGHT: 'SPLIT_RIGHT',
  PICTURE_IN_PICTURE: 'PICTURE_IN_PICTURE',
} as const;
