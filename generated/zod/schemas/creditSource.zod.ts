/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreditSource = zod.enum(['START', 'PLAN_MONTH', 'PURCHASE', 'GIFT']).describe('Where credits came from');

export type CreditSource = zod.input<typeof CreditSource>;
export type CreditSourceOutput = zod.output<typeof CreditSource>;
