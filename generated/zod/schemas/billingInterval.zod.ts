/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BillingInterval = zod.enum(['MONTH', 'YEAR']).describe('How often is paid');

export type BillingInterval = zod.input<typeof BillingInterval>;
export type BillingIntervalOutput = zod.output<typeof BillingInterval>;
