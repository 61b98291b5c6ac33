/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of stock
 */
export type GetStockRequestStockType = typeof GetStockRequestStockType[keyof typeof GetStockRequestStockType];


export const GetStockRequestStockType = {
  images: 'images',
  videos: 'videos',
} as const;
