/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createSubscriptionRequestPriceIdMax = 100;

export const createSubscriptionRequestCountryMax = 2;


export const createSubscriptionRequestCountryRegExp = new RegExp('^[A-Z]{2}$');
export const createSubscriptionRequestReturnPathMax = 500;


export const createSubscriptionRequestReturnPathRegExp = new RegExp('^/([^/\\\\\\s][^\\\\\\s]*)?$');


export const CreateSubscriptionRequest = zod.strictObject({
  "price_id": zod.string().min(1).max(createSubscriptionRequestPriceIdMax).describe('A price of getProductsPrices'),
  "country": zod.string().max(createSubscriptionRequestCountryMax).regex(createSubscriptionRequestCountryRegExp).optional().describe('ISO 3166-1 alpha-2 code of the payer'),
  "return_path": zod.string().max(createSubscriptionRequestReturnPathMax).regex(createSubscriptionRequestReturnPathRegExp).optional().describe('Path of the app to go back to after paying, for example /story/1')
}).describe('The plan to subscribe to');

export type CreateSubscriptionRequest = zod.input<typeof CreateSubscriptionRequest>;
export type CreateSubscriptionRequestOutput = zod.output<typeof CreateSubscriptionRequest>;
