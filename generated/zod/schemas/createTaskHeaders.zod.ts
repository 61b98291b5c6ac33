/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createTaskHeadersMostCreditsMax = 10;


export const createTaskHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const CreateTaskHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(createTaskHeadersMostCreditsMax).regex(createTaskHeadersMostCreditsRegExp).optional()
})

export type CreateTaskHeaders = zod.input<typeof CreateTaskHeaders>;
export type CreateTaskHeadersOutput = zod.output<typeof CreateTaskHeaders>;
