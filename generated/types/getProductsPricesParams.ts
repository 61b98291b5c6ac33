/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';

export type GetProductsPricesParams = {
/**
 * The currency to show prices in
 */
currency?: Currency;
};
