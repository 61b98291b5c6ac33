/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const submitLoraHeadersMostCreditsMax = 10;


export const submitLoraHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const SubmitLoraHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(submitLoraHeadersMostCreditsMax).regex(submitLoraHeadersMostCreditsRegExp).optional()
})

export type SubmitLoraHeaders = zod.input<typeof SubmitLoraHeaders>;
export type SubmitLoraHeadersOutput = zod.output<typeof SubmitLoraHeaders>;
