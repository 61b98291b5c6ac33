/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Currency = zod.enum(['USD', 'EUR', 'GBP', 'INR']).describe('ISO 4217 code');

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;
