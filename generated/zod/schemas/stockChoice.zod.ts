/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const stockChoiceIdMax = 200;

export const stockChoiceTitleMax = 300;



export const StockChoice = zod.strictObject({
  "id": zod.string().min(1).max(stockChoiceIdMax).describe('The item'),
  "title": zod.string().max(stockChoiceTitleMax).optional().describe('What it shows; becomes the file\'s name')
}).describe('The stock item that was picked');

export type StockChoice = zod.input<typeof StockChoice>;
export type StockChoiceOutput = zod.output<typeof StockChoice>;
