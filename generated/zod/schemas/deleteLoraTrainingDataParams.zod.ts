/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteLoraTrainingDataParams = zod.object({
  "lora_id": zod.uuid()
})

export type DeleteLoraTrainingDataParams = zod.input<typeof DeleteLoraTrainingDataParams>;
export type DeleteLoraTrainingDataParamsOutput = zod.output<typeof DeleteLoraTrainingDataParams>;
