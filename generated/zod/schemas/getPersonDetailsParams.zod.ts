/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetPersonDetailsParams = zod.object({
  "user_id": zod.uuid()
})

export type GetPersonDetailsParams = zod.input<typeof GetPersonDetailsParams>;
export type GetPersonDetailsParamsOutput = zod.output<typeof GetPersonDetailsParams>;
