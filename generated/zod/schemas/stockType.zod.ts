/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StockType = zod.enum(['images', 'videos']).describe('Kind of stock');

export type StockType = zod.input<typeof StockType>;
export type StockTypeOutput = zod.output<typeof StockType>;
