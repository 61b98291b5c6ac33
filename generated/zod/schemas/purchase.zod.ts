/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';
import { PaymentProvider } from './paymentProvider.zod.ts';
import { PurchaseStatus } from './purchaseStatus.zod.ts';

export const purchasePackIdMax = 2000;

export const purchaseCreditsMin = 0;
export const purchaseCreditsMax = 1000000000;

export const purchaseAmountMin = 0;
export const purchaseAmountMax = 1000000000;

export const purchaseCheckoutUrlMax = 8192;

export const purchaseReturnPathMax = 2000;



export const Purchase = zod.object({
  "purchase_id": zod.uuid().describe('The purchase'),
  "status": PurchaseStatus,
  "pack_id": zod.string().max(purchasePackIdMax).describe('The pack that was chosen'),
  "credits": zod.int().min(purchaseCreditsMin).max(purchaseCreditsMax).describe('Credits that are granted once it is paid'),
  "amount": zod.int().min(purchaseAmountMin).max(purchaseAmountMax).describe('Price in the smallest unit of the currency, for example cents'),
  "currency": Currency,
  "provider": PaymentProvider,
  "checkout_url": zod.string().max(purchaseCheckoutUrlMax).nullable().describe('Payment URL while PENDING; null when nothing is due'),
  "return_path": zod.string().max(purchaseReturnPathMax).nullable().describe('Path of the app to go back to after paying'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was requested')
}).describe('Credits bought once');

export type Purchase = zod.input<typeof Purchase>;
export type PurchaseOutput = zod.output<typeof Purchase>;
