/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Says that `stock_id` is picked
 */
export type ChosenStockVisualSource = typeof ChosenStockVisualSource[keyof typeof ChosenStockVisualSource];


export const ChosenStockVisualSource = {
  STOCK: 'STOCK',
} as const;
