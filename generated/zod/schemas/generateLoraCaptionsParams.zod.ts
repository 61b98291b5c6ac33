/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateLoraCaptionsParams = zod.object({
  "lora_id": zod.uuid()
})

export type GenerateLoraCaptionsParams = zod.input<typeof GenerateLoraCaptionsParams>;
export type GenerateLoraCaptionsParamsOutput = zod.output<typeof GenerateLoraCaptionsParams>;
