/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const receiptFailureEngineMax = 2000;

export const receiptFailureProblemMax = 2000;



export const ReceiptFailure = zod.object({
  "engine": zod.string().min(1).max(receiptFailureEngineMax).describe('Its name'),
  "problem": zod.string().max(receiptFailureProblemMax).describe('Its message for users')
}).describe('An engine that was called before and did not deliver');

export type ReceiptFailure = zod.input<typeof ReceiptFailure>;
export type ReceiptFailureOutput = zod.output<typeof ReceiptFailure>;
