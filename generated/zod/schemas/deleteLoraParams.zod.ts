/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteLoraParams = zod.object({
  "lora_id": zod.uuid()
})

export type DeleteLoraParams = zod.input<typeof DeleteLoraParams>;
export type DeleteLoraParamsOutput = zod.output<typeof DeleteLoraParams>;
