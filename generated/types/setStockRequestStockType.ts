/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of stock
 */
export type SetStockRequestStockType = typeof SetStockRequestStockType[keyof typeof SetStockRequestStockType];


export const SetStockRequestStockType = {
  images: 'images',
  videos: 'videos',
} as const;
