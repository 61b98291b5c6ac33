/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateTaskHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateTaskHeaders = zod.input<typeof CreateTaskHeaders>;
export type CreateTaskHeadersOutput = zod.output<typeof CreateTaskHeaders>;
