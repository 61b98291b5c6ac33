/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';

export const GetProductsPricesParams = zod.object({
  "currency": Currency.optional()
})

export type GetProductsPricesParams = zod.input<typeof GetProductsPricesParams>;
export type GetProductsPricesParamsOutput = zod.output<typeof GetProductsPricesParams>;
