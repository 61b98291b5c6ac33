/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';
import { DemoCheckoutStatus } from './demoCheckoutStatus.zod.ts';

export const demoCheckoutTitleMax = 2000;

export const demoCheckoutAmountMin = 0;
export const demoCheckoutAmountMax = 1000000000;

export const demoCheckoutReturnUrlMax = 8192;

export const demoCheckoutCancelUrlMax = 8192;



export const DemoCheckout = zod.object({
  "checkout_id": zod.uuid().describe('The checkout'),
  "status": DemoCheckoutStatus,
  "title": zod.string().max(demoCheckoutTitleMax).describe('The product'),
  "amount": zod.int().min(demoCheckoutAmountMin).max(demoCheckoutAmountMax).describe('Smallest unit of the currency, for example cents'),
  "currency": Currency,
  "is_subscription": zod.boolean().describe('Whether it renews'),
  "return_url": zod.string().max(demoCheckoutReturnUrlMax).describe('Redirect URL after paying'),
  "cancel_url": zod.string().max(demoCheckoutCancelUrlMax).describe('Redirect URL without paying')
}).describe('A checkout of the built-in demo provider');

export type DemoCheckout = zod.input<typeof DemoCheckout>;
export type DemoCheckoutOutput = zod.output<typeof DemoCheckout>;
