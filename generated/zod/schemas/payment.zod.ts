/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';
import { PaymentProvider } from './paymentProvider.zod.ts';
import { PaymentStatus } from './paymentStatus.zod.ts';

export const paymentDescriptionMax = 2000;

export const paymentAmountMin = 0;
export const paymentAmountMax = 1000000000;

export const paymentInvoiceUrlMax = 8192;



export const Payment = zod.object({
  "payment_id": zod.uuid().describe('The payment'),
  "status": PaymentStatus,
  "description": zod.string().min(1).max(paymentDescriptionMax).describe('What it was for'),
  "amount": zod.int().min(paymentAmountMin).max(paymentAmountMax).describe('Smallest unit of the currency, for example cents'),
  "currency": Currency,
  "provider": PaymentProvider,
  "invoice_url": zod.string().max(paymentInvoiceUrlMax).nullable().describe('The provider\'s invoice; null where there is none'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it became due')
}).describe('A payment for a period of a plan, or for credits');

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;
