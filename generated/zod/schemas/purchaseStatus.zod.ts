/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PurchaseStatus = zod.enum(['PENDING', 'PAID', 'REFUNDED', 'EXPIRED']).describe('PENDING waits for the payment, EXPIRED was never paid');

export type PurchaseStatus = zod.input<typeof PurchaseStatus>;
export type PurchaseStatusOutput = zod.output<typeof PurchaseStatus>;
