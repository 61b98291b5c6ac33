/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AcceptQuoteRequest = zod.strictObject({
  "quote_id": zod.uuid().describe('The quote')
}).describe('Which quote');

export type AcceptQuoteRequest = zod.input<typeof AcceptQuoteRequest>;
export type AcceptQuoteRequestOutput = zod.output<typeof AcceptQuoteRequest>;
