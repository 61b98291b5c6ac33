/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of stock
 */
export type ImportStockRequestStockType = typeof ImportStockRequestStockType[keyof typeof ImportStockRequestStockType];


export const ImportStockRequestStockType = {
  images: 'images',
  videos: 'videos',
} as const;
