/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const changeSubscriptionRequestPriceIdMax = 100;

export const changeSubscriptionRequestExpectedAmountMin = 0;
export const changeSubscriptionRequestExpectedAmountMax = 1000000000;



export const ChangeSubscriptionRequest = zod.strictObject({
  "subscription_id": zod.uuid().describe('The subscription'),
  "price_id": zod.string().min(1).max(changeSubscriptionRequestPriceIdMax).describe('A price of getProductsPrices, in the currency of the subscription'),
  "expected_amount": zod.int().min(changeSubscriptionRequestExpectedAmountMin).max(changeSubscriptionRequestExpectedAmountMax).describe('amount_due of previewSubscriptionChange, in the smallest unit of the currency; if more would be charged, nothing happens')
}).describe('The plan to change to');

export type ChangeSubscriptionRequest = zod.input<typeof ChangeSubscriptionRequest>;
export type ChangeSubscriptionRequestOutput = zod.output<typeof ChangeSubscriptionRequest>;
