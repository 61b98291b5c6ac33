/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * SYSTEM comes with the product and cannot be changed, USER is the person’s own
 */
export type ImageStyleSource = typeof ImageStyleSource[keyof typeof ImageStyleSource];


export const ImageStyleSource = {
  SYSTEM: 'SYSTEM',
  USER: 'USER',
} as const;
