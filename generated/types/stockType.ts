/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of stock
 */
export type StockType = typeof StockType[keyof typeof StockType];


export const StockType = {
  images: 'images',
  videos: 'videos',
} as const;
