/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PaymentStatus = zod.enum(['PENDING', 'OPEN', 'PAID', 'REFUNDED']).describe('PENDING is the first payment of a plan, which begins once it is confirmed; OPEN is still to be paid');

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;
