/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const risenPriceShownMin = 0;
export const risenPriceShownMax = 1000000000;

export const risenPriceMostMin = 0;
export const risenPriceMostMax = 1000000000;



export const RisenPrice = zod.object({
  "shown": zod.int().min(risenPriceShownMin).max(risenPriceShownMax).describe('The maximum price that the user was shown, credits'),
  "most": zod.int().min(risenPriceMostMin).max(risenPriceMostMax).describe('What it costs at most now, credits; named in `Most-Credits` to go on with that')
}).describe('The current price, where the user was shown a lower one');

export type RisenPrice = zod.input<typeof RisenPrice>;
export type RisenPriceOutput = zod.output<typeof RisenPrice>;
