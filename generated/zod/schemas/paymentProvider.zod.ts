/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PaymentProvider = zod.enum(['DEMO', 'STRIPE']).describe('The payment provider; with DEMO no money moves');

export type PaymentProvider = zod.input<typeof PaymentProvider>;
export type PaymentProviderOutput = zod.output<typeof PaymentProvider>;
