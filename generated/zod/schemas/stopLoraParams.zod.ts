/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StopLoraParams = zod.object({
  "lora_id": zod.uuid()
})

export type StopLoraParams = zod.input<typeof StopLoraParams>;
export type StopLoraParamsOutput = zod.output<typeof StopLoraParams>;
