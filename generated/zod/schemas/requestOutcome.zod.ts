/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RequestOutcome = zod.object({
  "idempotency_key": zod.uuid().describe('Key of the request'),
  "state": zod.enum(['ACCEPTED', 'WITHDRAWN']).describe('ACCEPTED, it was done. WITHDRAWN, it never will be')
}).describe('The outcome of a request');

export type RequestOutcome = zod.input<typeof RequestOutcome>;
export type RequestOutcomeOutput = zod.output<typeof RequestOutcome>;
