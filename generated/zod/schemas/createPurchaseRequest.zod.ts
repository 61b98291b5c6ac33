/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createPurchaseRequestPackIdMax = 100;

export const createPurchaseRequestReturnPathMax = 500;


export const createPurchaseRequestReturnPathRegExp = new RegExp('^/([^/\\\\\\s][^\\\\\\s]*)?$');


export const CreatePurchaseRequest = zod.strictObject({
  "pack_id": zod.string().min(1).max(createPurchaseRequestPackIdMax).describe('A pack of getProductsPrices'),
  "return_path": zod.string().max(createPurchaseRequestReturnPathMax).regex(createPurchaseRequestReturnPathRegExp).optional().describe('Path of the app to go back to after paying, for example /story/1')
}).describe('The credits to buy');

export type CreatePurchaseRequest = zod.input<typeof CreatePurchaseRequest>;
export type CreatePurchaseRequestOutput = zod.output<typeof CreatePurchaseRequest>;
