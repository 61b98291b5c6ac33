/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Payment } from './payment.zod.ts';

export const paymentListPaymentsMax = 10000;



export const PaymentList = zod.object({
  "payments": zod.array(Payment).max(paymentListPaymentsMax).describe('The payments')
}).describe('Payments, newest first');

export type PaymentList = zod.input<typeof PaymentList>;
export type PaymentListOutput = zod.output<typeof PaymentList>;
