/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Size of the captions
 */
export type FontSizeOption = typeof FontSizeOption[keyof typeof FontSizeOption];


export const FontSizeOption = {
  SMALL: 'SMALL',
  MEDIUM: 'MEDIUM',
  LARGE: 'LARGE',
  EXTRA_LARGE: 'EXTRA_LARGE',
} as const;
