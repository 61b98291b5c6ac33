/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetLoraParams = zod.object({
  "lora_id": zod.uuid()
})

export type GetLoraParams = zod.input<typeof GetLoraParams>;
export type GetLoraParamsOutput = zod.output<typeof GetLoraParams>;
