/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StopQuoteRequest = zod.strictObject({
  "quote_id": zod.uuid().describe('The quote')
}).describe('Which quote');

export type StopQuoteRequest = zod.input<typeof StopQuoteRequest>;
export type StopQuoteRequestOutput = zod.output<typeof StopQuoteRequest>;
