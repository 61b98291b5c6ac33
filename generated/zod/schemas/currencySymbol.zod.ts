/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CurrencySymbol = zod.enum({
  DOLLAR: '$',
  EURO: '€',
  POUND: '£',
  RUPEE: '₹',
}).describe('Sign of the currency');

export type CurrencySymbol = zod.input<typeof CurrencySymbol>;
export type CurrencySymbolOutput = zod.output<typeof CurrencySymbol>;
